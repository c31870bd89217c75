/** Basic shapes of a relief. Lengths are in units. A picture of one dish is 100 units wide. */
import { addShape, cloud, heightAt } from "./relief.mjs";

/**
 * A dome over an ellipse. With a `power` of 2 it is round; with more it is flatter on top. `rough` makes its edge
 * uneven. `sink` is the depth to which it sinks into the surface; `sink` has no effect if `z` is given.
 */
export function dome(frame, options) {
  const { x, y, rx, ry = rx, turn = 0, high = Math.min(rx, ry), material, paint } = options;
  const { power = 2, rough = 0, sink = 0, z = heightAt(frame, x, y) - sink } = options;
  const seed = frame.random() * 50;
  const height = (u, v) => {
    const a = u / rx;
    const b = v / ry;
    let d = a * a + b * b;
    if (rough && d > 0.2) d *= 1 + rough * cloud(seed + a * 2.2, seed + b * 2.2);
    return d >= 1 ? Number.NaN : z + high * (1 - d ** (power / 2)) ** 0.5;
  };
  addShape(frame, { x, y, turn, reach: Math.max(rx, ry) * (1 + rough), height, paint, material });
}

/**
 * A round bar along `points`, which are [x, y] or [x, y, z]. With `smooth`, the bar bends smoothly at the points.
 * `radius` may be a function of the position along the bar, from 0 to 1. `flat` scales the height of the bar.
 */
export function tube(frame, { points, radius, z = 0, flat = 1, material, paint, smooth = true }) {
  const line = smooth ? spline(points) : points;
  const at = typeof radius === "function" ? radius : () => radius;
  for (let index = 0; index < line.length - 1; index++) {
    const [ax, ay, az = z] = line[index];
    const [bx, by, bz = z] = line[index + 1];
    const length = Math.hypot(bx - ax, by - ay) || 0.001;
    const turn = Math.atan2(by - ay, bx - ax);
    const t = index / (line.length - 1);
    const r = at(t);
    const half = length / 2;
    addShape(frame, {
      x: (ax + bx) / 2,
      y: (ay + by) / 2,
      turn,
      reach: half + r,
      material,
      paint:
        paint &&
        ((u, v, color, noise) => paint(t + (u / length + 0.5) / line.length, v / r, color, noise)),
      height: (u, v) => {
        const over = Math.max(0, Math.abs(u) - half);
        const d = (over * over + v * v) / (r * r);
        if (d >= 1) return Number.NaN;
        return (
          az + (bz - az) * Math.min(1, Math.max(0, u / length + 0.5)) + r * flat * Math.sqrt(1 - d)
        );
      },
    });
  }
}

function spline(points, parts = 10) {
  if (points.length < 3) return points;
  return points.flatMap((point, index) => {
    if (index === points.length - 1) return [point];
    const next = points[index + 1];
    const before = points[index - 1] ?? point;
    const after = points[index + 2] ?? next;
    return Array.from({ length: parts }, (_, step) => {
      const t = step / parts;
      return point.map((value, axis) => catmull([before[axis], value, next[axis], after[axis]], t));
    });
  });
}

function catmull([p0, p1, p2, p3], t) {
  return (
    0.5 *
    (2 * p1 +
      (p2 - p0) * t +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
      (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
  );
}

/** A body with a flat top and rounded edges over the polygon `outline`. `round` is the width of the rounded edge. */
export function slab(
  frame,
  { x, y, turn = 0, outline, high, round = high, material, paint, ...rest },
) {
  const { z = heightAt(frame, x, y), dish = 0, rough = 0 } = rest;
  const reach = Math.max(...outline.map(([u, v]) => Math.hypot(u, v))) + 0.5;
  const seed = frame.random() * 50;
  const depthAt = depthIn(outline, reach);
  addShape(frame, {
    x,
    y,
    turn,
    reach,
    material,
    paint,
    height: (u, v) => {
      let d = depthAt(u, v);
      if (d <= 0) return Number.NaN;
      if (rough) d += rough * (cloud(seed + u / 3, seed + v / 3) - 0.4);
      if (d <= 0) return Number.NaN;
      const edge = Math.min(1, d / round);
      return z + high * Math.sqrt(1 - (1 - edge) ** 2) - dish * Math.min(1, d / reach);
    },
  });
}

/**
 * Returns a function that computes the distance from a point inside the polygon to the edge of the polygon, and −1 for
 * a point outside.
 */
function depthIn(outline, reach) {
  const xs = Float64Array.from(outline, ([x]) => x);
  const ys = Float64Array.from(outline, ([, y]) => y);
  const count = xs.length;
  return (x, y) => {
    if (x * x + y * y > reach * reach) return -1;
    let nearest = Infinity;
    let inside = false;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const ex = xs[j] - xs[i];
      const ey = ys[j] - ys[i];
      const wx = x - xs[i];
      const wy = y - ys[i];
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      nearest = Math.min(nearest, dx * dx + dy * dy);
      if (ys[i] > y !== ys[j] > y && x < (ex * wy) / ey + xs[i]) inside = !inside;
    }
    return inside ? Math.sqrt(nearest) : -1;
  };
}

/** A body of revolution seen from above. `profile(r)` is the height at the distance r from the axis. */
export function lathe(frame, { x = 0, y = 0, radius, profile, material, paint, z = 0 }) {
  addShape(frame, {
    x,
    y,
    reach: radius,
    material,
    paint: paint && ((u, v, color) => paint(Math.hypot(u, v), Math.atan2(v, u), color)),
    height: (u, v) => {
      const r = Math.hypot(u, v);
      return r > radius ? Number.NaN : z + profile(r);
    },
  });
}

/**
 * A round body that lies on the surface, such as a bottle. `t` is the position along its length, from 0 (top) to 1
 * (bottom). `half(t)` is half of its width. `paint(s, t, color)` gets s from −1 (left) to 1 (right).
 */
export function lying(frame, { x, y, turn = 0, length, half, material, paint, flat = 0.6, z }) {
  const widest = Math.max(...Array.from({ length: 41 }, (_, i) => half(i / 40)));
  const floor = z ?? heightAt(frame, x, y);
  addShape(frame, {
    x,
    y,
    turn,
    reach: Math.hypot(length / 2, widest),
    material,
    paint:
      paint &&
      ((u, v, color, noise) =>
        paint(u / Math.max(0.1, half(v / length + 0.5)), v / length + 0.5, color, noise)),
    height: (u, v) => {
      const t = v / length + 0.5;
      if (t < 0 || t > 1) return Number.NaN;
      const w = half(t);
      const s = u / w;
      const end = Math.min(1, (Math.min(t, 1 - t) * length) / 1.6);
      return Math.abs(s) >= 1
        ? Number.NaN
        : floor + flat * w * Math.sqrt(1 - s * s) * Math.sqrt(1 - (1 - end) ** 2);
    },
  });
}

/** Points of a rounded rectangle around the origin. */
export function rounded(width, height, corner) {
  return [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ].flatMap(([sx, sy, from]) =>
    [0, 30, 60, 90].map((step) => {
      const angle = ((from + step) * Math.PI) / 180;
      return [
        sx * (width / 2 - corner) + corner * Math.cos(angle),
        sy * (height / 2 - corner) + corner * Math.sin(angle),
      ];
    }),
  );
}

/** Points of a circle whose radius depends on the angle. */
export function around(radiusAt, count = 40) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const r = radiusAt(angle);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

/** Calls `place(x, y, turn, index)` for random points in a disc, with random turns. `inner` is the radius of a hole. */
export function scatter(frame, { count, radius, x = 0, y = 0, inner = 0 }, place) {
  for (let index = 0; index < count; index++) {
    const angle = frame.random() * 2 * Math.PI;
    const r = inner + (radius - inner) * Math.sqrt(frame.random());
    place(x + r * Math.cos(angle), y + r * Math.sin(angle), frame.random() * 2 * Math.PI, index);
  }
}

/** Calls `place(x, y, turn, index)` for points on a circle. `turn` is the direction from the centre to the point. */
export function ring({ count, radius, x = 0, y = 0, from = 0 }, place) {
  for (let index = 0; index < count; index++) {
    const angle = from + (index / count) * 2 * Math.PI;
    place(x + radius * Math.cos(angle), y + radius * Math.sin(angle), angle, index);
  }
}
