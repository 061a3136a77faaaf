import advice from "./advice/en.json";
import box from "./box/en.json";
import companion from "./companion/en.json";
import device from "./device/en.json";
import house from "./house/en.json";
import learn from "./learn/en.json";
import life from "./life/en.json";
import play from "./play/en.json";
import replay from "./replay/en.json";
import review from "./review/en.json";
import today from "./today/en.json";

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
