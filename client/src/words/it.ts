import advice from "./advice/it.json";
import box from "./box/it.json";
import companion from "./companion/it.json";
import device from "./device/it.json";
import house from "./house/it.json";
import learn from "./learn/it.json";
import life from "./life/it.json";
import play from "./play/it.json";
import replay from "./replay/it.json";
import review from "./review/it.json";
import today from "./today/it.json";

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
