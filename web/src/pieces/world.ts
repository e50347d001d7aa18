// What stands for heroes, wonders and discoveries of Heroes of the World; importing this loads their drawings.
import world from "virtual:drawings/world";
import { addDrawings } from "./drawings";

addDrawings(world);

export { discoveryIcon, faceIcon, heroIcon, wonderIcon } from "./icons";
