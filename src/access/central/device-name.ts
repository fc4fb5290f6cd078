const DEVICES = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/

/** The name by which the central lists this device. */
export const deviceName = (): string => DEVICES.exec(navigator.userAgent)?.[0] ?? 'Navegador'
