import advice from "./advice/fr.json";
import box from "./box/fr.json";
import companion from "./companion/fr.json";
import device from "./device/fr.json";
import house from "./house/fr.json";
import learn from "./learn/fr.json";
import life from "./life/fr.json";
import play from "./play/fr.json";
import replay from "./replay/fr.json";
import review from "./review/fr.json";
import today from "./today/fr.json";

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
