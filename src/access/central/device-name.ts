import { HANDHELD } from './guia'

const DEVICES = new RegExp([...HANDHELD, 'Windows', 'Mac OS', 'CrOS', 'Linux'].join('|'))

/** The name by which the central lists this device. */
export const deviceName = (): string => DEVICES.exec(navigator.userAgent)?.[0] ?? 'Navegador'
