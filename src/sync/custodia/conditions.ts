/** Why this device waits with a part of the copy; '' where it doesn't. */
export type Wait = '' | 'red' | 'bateria' | 'espacio'

/** What some browsers say of the network and of the battery; others say neither. */
type Told = Navigator & {
  connection?: { saveData?: boolean; type?: string }
  getBattery?: () => Promise<{ level: number; charging: boolean }>
}

/** In bytes: left for what the brigade itself writes on this device. */
const RESERVE = 100 * 1024 * 1024
const LOW = 0.2

/** Whether the battery is low and nothing charges it. */
export async function isTired(): Promise<boolean> {
  try {
    const battery = await (navigator as Told).getBattery?.()
    return battery !== undefined && !battery.charging && battery.level < LOW
  } catch {
    return false
  }
}

/** Whether each megabyte may cost its person money. */
export function isDear(): boolean {
  const { connection } = navigator as Told
  return connection?.saveData === true || connection?.type === 'cellular'
}

/** Whether so many bytes fit here, with room for everything else. */
export async function fits(bytes: number): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined || quota - usage - RESERVE >= bytes
  } catch {
    return true
  }
}
