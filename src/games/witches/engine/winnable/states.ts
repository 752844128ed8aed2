// Layers of scan states with how many ways lead to each, and one of those ways: a small hash table
// over typed arrays, used again and again without allocating.

const FIRST_CAPACITY = 4096;

export class StateLayers {
  #capacity = FIRST_CAPACITY;
  #states = new Int32Array(FIRST_CAPACITY);
  #fled = new Float64Array(FIRST_CAPACITY);
  #fledCounts = new Uint8Array(FIRST_CAPACITY);
  #counts = new Float64Array(FIRST_CAPACITY);
  #parents = new Int32Array(FIRST_CAPACITY);
  #movers = new Uint8Array(FIRST_CAPACITY);
  /** Hash slots: the state's index + 1 where the stamp is the layer's. */
  #slots = new Int32Array(FIRST_CAPACITY * 2);
  #stamps = new Int32Array(FIRST_CAPACITY * 2);
  #stamp = 0;
  #layerStart = 0;
  #size = 0;

  /** One first state, reached in one way. */
  clear(state: number): void {
    this.#size = 1;
    this.#layerStart = 0;
    this.#states[0] = state;
    this.#fled[0] = 0;
    this.#fledCounts[0] = 0;
    this.#counts[0] = 1;
    this.#parents[0] = -1;
  }

  /** Begins the next layer; answers where the last one lies. */
  beginLayer(): readonly [number, number] {
    const last = [this.#layerStart, this.#size] as const;
    this.#layerStart = this.#size;
    this.#stamp++;
    return last;
  }

  stateAt(index: number): number {
    return this.#states[index] as number;
  }
  fledAt(index: number): number {
    return this.#fled[index] as number;
  }
  fledCountAt(index: number): number {
    return this.#fledCounts[index] as number;
  }
  countAt(index: number): number {
    return this.#counts[index] as number;
  }

  /** Adds the ways to state `from`, times those of the mover, to a state of the layer that is being built. */
  add(
    state: number,
    fled: number,
    fledCount: number,
    from: number,
    mover: number,
    times: number,
  ): void {
    const ways = (this.#counts[from] as number) * times;
    const mask = this.#slots.length - 1;
    let slot = (Math.imul(state ^ Math.imul(fled | 0, 0x85ebca6b), 0x9e3779b1) >>> 12) & mask;
    while (this.#stamps[slot] === this.#stamp) {
      const index = this.#slots[slot] as number;
      if (this.#states[index] === state && this.#fled[index] === fled) {
        this.#counts[index] = (this.#counts[index] as number) + ways;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.#size === this.#capacity) {
      this.#grow();
      this.add(state, fled, fledCount, from, mover, times);
      return;
    }
    const index = this.#size++;
    this.#stamps[slot] = this.#stamp;
    this.#slots[slot] = index;
    this.#states[index] = state;
    this.#fled[index] = fled;
    this.#fledCounts[index] = fledCount;
    this.#counts[index] = ways;
    this.#parents[index] = from;
    this.#movers[index] = mover;
  }

  /** The movers of one way to a state, from first to last. */
  trace(index: number, length: number): readonly number[] {
    const movers: number[] = [];
    let at = index;
    for (let left = length; left > 0; left--) {
      movers.push(this.#movers[at] as number);
      at = this.#parents[at] as number;
    }
    return movers.reverse();
  }

  #grow(): void {
    this.#capacity *= 2;
    const copy = <A extends Int32Array | Uint8Array | Float64Array>(from: A, to: A): A => {
      to.set(from);
      return to;
    };
    this.#states = copy(this.#states, new Int32Array(this.#capacity));
    this.#fled = copy(this.#fled, new Float64Array(this.#capacity));
    this.#fledCounts = copy(this.#fledCounts, new Uint8Array(this.#capacity));
    this.#counts = copy(this.#counts, new Float64Array(this.#capacity));
    this.#parents = copy(this.#parents, new Int32Array(this.#capacity));
    this.#movers = copy(this.#movers, new Uint8Array(this.#capacity));
    this.#slots = new Int32Array(this.#capacity * 2);
    this.#stamps = new Int32Array(this.#capacity * 2);
    const mask = this.#slots.length - 1;
    for (let index = this.#layerStart; index < this.#size; index++) {
      const key =
        (this.#states[index] as number) ^ Math.imul((this.#fled[index] as number) | 0, 0x85ebca6b);
      let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
      while (this.#stamps[slot] === this.#stamp) slot = (slot + 1) & mask;
      this.#stamps[slot] = this.#stamp;
      this.#slots[slot] = index;
    }
  }
}
