import { callCentral } from './http'

/** Twelve words that the central makes and keeps nowhere. @throws CentralError */
export const newRecoveryWords = async (): Promise<string[]> =>
  (await callCentral<{ palabras: string[] }>('POST', '/recuperacion')).palabras

/** From now on the copies of the nights are closed for these words. @throws CentralError */
export const putRecoveryKey = (palabras: string): Promise<void> =>
  callCentral('PUT', '/recuperacion', { palabras })

/** Whether these are the words of the key of now. @throws CentralError that says what is wrong with them */
export const tryRecoveryKey = (palabras: string): Promise<void> =>
  callCentral('POST', '/recuperacion/prueba', { palabras })
