/**
 * Bits of an entropy-coded segment, most significant first, stuffing removed (T.81 F.2.2.5).
 * At a marker or at the end of the bytes it yields zero bits and counts them in `starved`.
 */
export class BitReader {
  private hold = 0
  private count = 0
  /** Zero bits invented past the end of the segment. */
  starved = 0

  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  private fill(): void {
    while (this.count <= 16) {
      let byte = 0
      if (this.at < this.bytes.length) {
        byte = this.bytes[this.at] as number
        if (byte !== 0xff) this.at++
        else if (this.bytes[this.at + 1] === 0) this.at += 2
        else {
          byte = 0
          this.starved += 8
        }
      } else this.starved += 8
      this.hold = ((this.hold << 8) | byte) & 0xffffff
      this.count += 8
    }
  }

  /** The next 16 bits without taking them. */
  peek16(): number {
    if (this.count < 16) this.fill()
    return (this.hold >> (this.count - 16)) & 0xffff
  }

  skip(n: number): void {
    this.count -= n
  }

  /** `n` bits as an unsigned number, 0 ≤ n ≤ 16. */
  take(n: number): number {
    if (n === 0) return 0
    if (this.count < n) this.fill()
    this.count -= n
    return (this.hold >> this.count) & ((1 << n) - 1)
  }

  /** `n` bits as JPEG's signed difference (T.81 F.2.2.1, EXTEND). */
  takeSigned(n: number): number {
    const value = this.take(n)
    return n > 0 && value < 1 << (n - 1) ? value - (1 << n) + 1 : value
  }

  /** True when real bits have run out (those still held may be invented ones). */
  get exhausted(): boolean {
    return this.starved > this.count
  }

  /** Drops held bits and moves to the restart marker, if one is near. */
  restart(): boolean {
    this.hold = 0
    this.count = 0
    this.starved = 0
    const { bytes } = this
    for (let i = this.at; i + 1 < bytes.length; i++) {
      if (bytes[i] !== 0xff) continue
      const marker = bytes[i + 1] as number
      if (marker === 0 || marker === 0xff) continue
      if (marker < 0xd0 || marker > 0xd7) return false
      this.at = i + 2
      return true
    }
    return false
  }
}
