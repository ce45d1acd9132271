/**
 * Catmull-Rom: the shares of four neighbours in a point that lies `s` (0..1) beyond the second of them. One function each,
 * since they are asked for every pixel and a list of four would be made anew.
 */
export const first = (s: number): number => ((2 - s) * s - 1) * s * 0.5
export const second = (s: number): number => ((3 * s - 5) * s * s + 2) * 0.5
export const third = (s: number): number => ((4 - 3 * s) * s + 1) * s * 0.5
export const fourth = (s: number): number => (s - 1) * s * s * 0.5
