/** Plane geometry of the degradations. A box is [x, y, width, height] in pixels; a point is [x, y]. */

/** The projective map that takes four source points to four target points. */
export function homography(source, target) {
  const rows = []
  source.forEach(([x, y], i) => {
    const [u, v] = target[i]
    rows.push([x, y, 1, 0, 0, 0, -x * u, -y * u, u], [0, 0, 0, x, y, 1, -x * v, -y * v, v])
  })
  for (let c = 0; c < 8; c++) {
    const pivot = rows
      .slice(c)
      .reduce((best, r, i) => (Math.abs(r[c]) > Math.abs(rows[best][c]) ? c + i : best), c)
    ;[rows[c], rows[pivot]] = [rows[pivot], rows[c]]
    for (let r = 0; r < 8; r++) {
      if (r === c) continue
      const f = rows[r][c] / rows[c][c]
      for (let k = c; k < 9; k++) rows[r][k] -= f * rows[c][k]
    }
  }
  const h = rows.map((r, i) => r[8] / r[i])
  return ([x, y]) => {
    const w = h[6] * x + h[7] * y + 1
    return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w]
  }
}

/** Rotation by `degrees` (clockwise on screen) about a centre. */
export function rotation(degrees, [cx, cy]) {
  const a = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return ([x, y]) => [c * (x - cx) - s * (y - cy) + cx, s * (x - cx) + c * (y - cy) + cy]
}

/** The upright box around the image of a box under a point map. */
export function mapBox(map, [x, y, w, h]) {
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ].map(map)
  const xs = corners.map((p) => p[0])
  const ys = corners.map((p) => p[1])
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** Quarter turns clockwise of a box in a picture of width × height. */
export function turnBox([x, y, w, h], width, height, degrees) {
  if (degrees === 90) return [height - y - h, x, h, w]
  if (degrees === 180) return [width - x - w, height - y - h, w, h]
  if (degrees === 270) return [y, width - x - w, h, w]
  return [x, y, w, h]
}

export const roundBox = (box) => box.map(Math.round)
