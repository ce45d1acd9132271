/** Bytes and, between them, bits: after a byte of ones of the coded picture stands a zero (T.81 F.1.2.3). */
export class BitWriter {
  private readonly out: number[] = []
  private held = 0
  private count = 0

  bytes(...values: readonly number[]): void {
    this.out.push(...values)
  }

  /** A marker segment with its length (T.81 B.1.1.4). */
  segment(marker: number, data: readonly number[]): void {
    const length = data.length + 2
    this.bytes(0xff, marker, length >> 8, length & 255, ...data)
  }

  /** The low `length` bits, 16 at most, the highest first. */
  put(bits: number, length: number): void {
    this.held = (this.held << length) | bits
    this.count += length
    while (this.count >= 8) {
      this.count -= 8
      const byte = (this.held >> this.count) & 255
      this.out.push(byte)
      if (byte === 255) this.out.push(0)
    }
    this.held &= (1 << this.count) - 1
  }

  /** To a whole byte, with ones. */
  pad(): void {
    if (this.count > 0) this.put((1 << (8 - this.count)) - 1, 8 - this.count)
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.out)
  }
}
