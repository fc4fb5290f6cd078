/**
 * When a field was written, and where: 12 hex digits of ms, 4 of a counter, the device. Of fixed width, so that the
 * order of the texts is the order of the writes; equal times are told apart by counter and device.
 */
export type Stamp = string

/** The central's own name in stamps and in the history. */
export const CENTRAL = 'central0'

/** What a stamp looks like: the last part is the device's 8 letters. */
export const STAMP = /^[0-9a-f]{12}-[0-9a-f]{4}-[\w-]{8}$/

const COUNTER_MAX = 0xffff

/** `time` in ms since 1970; of `counter` the last 16 bits count. */
export const stampOf = (time: number, counter: number, device: string): Stamp =>
  [
    Math.max(0, Math.floor(time)).toString(16).padStart(12, '0'),
    (counter & COUNTER_MAX).toString(16).padStart(4, '0'),
    device,
  ].join('-')

/** A stamp's time in ms since 1970. */
export const timeOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(0, 12), 16)

const counterOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(13, 17), 16)

/** The least stamp of this device that comes after `stamp`. */
export const stampAfter = (stamp: Stamp, device: string): Stamp =>
  counterOf(stamp) < COUNTER_MAX
    ? stampOf(timeOf(stamp), counterOf(stamp) + 1, device)
    : stampOf(timeOf(stamp) + 1, 0, device)
