import advice from "./advice/de.json";
import box from "./box/de.json";
import companion from "./companion/de.json";
import device from "./device/de.json";
import house from "./house/de.json";
import learn from "./learn/de.json";
import life from "./life/de.json";
import play from "./play/de.json";
import replay from "./replay/de.json";
import review from "./review/de.json";
import today from "./today/de.json";

export default {
  ...advice,
  ...box,
  ...companion,
  ...device,
  ...house,
  ...learn,
  ...life,
  ...play,
  ...replay,
  ...review,
  ...today,
};
