import advice from "./advice/es.json";
import box from "./box/es.json";
import companion from "./companion/es.json";
import device from "./device/es.json";
import house from "./house/es.json";
import learn from "./learn/es.json";
import life from "./life/es.json";
import play from "./play/es.json";
import replay from "./replay/es.json";
import review from "./review/es.json";
import today from "./today/es.json";

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
