/** A generator that gives the same numbers for a seed on each run: whole ones from 0, below what it is asked. */
export function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
