/** The photo that the order simulator sends: a closed paper bag on a doormat, seen from above. */
import { material, mixInto } from "./relief.mjs";
import { rounded, slab, tube } from "./shapes.mjs";

const TILES = { x: -13, y: 9, side: 46, joint: 0.7 };
const MAT = { wide: 84, tall: 58 };
const BAG = { wide: 36, tall: 40, x: 4, y: -1 };

export const DELIVERY_PHOTO = [
  "oat",
  (frame) => {
    tiles(frame);
    slab(frame, {
      x: 2,
      y: 2,
      turn: -0.06,
      z: 0.6,
      outline: rounded(MAT.wide, MAT.tall, 2),
      high: 1.6,
      round: 1.2,
      material: material("#6d5b4b", { gloss: 0.02, grain: 0.5, bump: 0.9, size: 1.1 }),
      paint: (u, v, color) => {
        const inside = Math.min(MAT.wide / 2 - Math.abs(u), MAT.tall / 2 - Math.abs(v));
        if (inside > 3.4 && inside < 4.8) mixInto(color, "#cbb48f", 0.75);
      },
    });
    paperBag(frame);
  },
];

/** The floor tiles below and around the mat. */
function tiles(frame) {
  for (let column = -2; column <= 2; column++) {
    for (let row = -1; row <= 1; row++) {
      const shade = frame.random() * 0.12;
      slab(frame, {
        x: TILES.x + column * TILES.side,
        y: TILES.y + row * TILES.side,
        z: 0,
        outline: rounded(TILES.side - TILES.joint, TILES.side - TILES.joint, 0.6),
        high: 0.5,
        round: 0.5,
        material: material("#d3cdc2", { gloss: 0.35, grain: 0.1 }),
        paint: (_u, _v, color) => mixInto(color, "#a79e90", shade),
      });
    }
  }
}

/** A paper bag that stands on the mat, with a rolled edge, a seal and two handles. */
function paperBag(frame) {
  const { x, y, wide, tall } = BAG;
  slab(frame, {
    x,
    y,
    turn: 0.12,
    z: 2.2,
    outline: rounded(wide, tall, 1.5),
    high: 13,
    round: 3.2,
    material: material("#c69a63", { gloss: 0.06, grain: 0.12, bump: 0.25, size: 6 }),
    paint: (u, v, color) => {
      if (Math.abs(v) < 3.4) mixInto(color, "#a97f4c", 0.55);
      if (Math.abs(v) < 0.35) mixInto(color, "#6f5230", 0.6);
      if (Math.hypot(u, v) < 6.4) mixInto(color, "#c8400f", 0.95);
      if (Math.abs(Math.hypot(u, v) - 5) < 0.35) mixInto(color, "#fdeee6", 0.9);
    },
  });
  for (const side of [-1, 1]) {
    tube(frame, {
      points: [
        [x - 8, y + side * 4, 15],
        [x - 7, y + side * 12, 17],
        [x + 7, y + side * 12.5, 17],
        [x + 8, y + side * 4.5, 15],
      ],
      radius: 0.9,
      material: material("#8a6437", { gloss: 0.1, grain: 0.3 }),
    });
  }
}
