import type { Page } from 'playwright-core'
import { actAs } from './actions'

/** Every module's stored data, without the stamps of the writes and without what the app counts and draws by itself. */
export const allData = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...localStorage })
        .filter(([key]) =>
          /^bomberos_(?!auth|ui|config_bitacora|config_cifras|config_dibujos|cuarentena)/.test(key),
        )
        .map(([key, text]) => [key, JSON.parse(text as string).data]),
    ),
  )

/** SHA-256 and type of every picture on this device, by its id. */
export const allPhotos = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const stored = await new Promise<[string, Blob][]>((resolve, reject) => {
      const opening = indexedDB.open('bomberos')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const store = opening.result.transaction('datos').objectStore('datos')
        const range = IDBKeyRange.bound('foto:', 'foto;')
        const [keys, values] = [store.getAllKeys(range), store.getAll(range)]
        values.onerror = () => reject(values.error)
        values.onsuccess = () => {
          opening.result.close()
          resolve(keys.result.map((key, index) => [String(key), values.result[index]]))
        }
      }
    })
    const found: Record<string, string> = {}
    for (const [key, blob] of stored) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
      found[key] = `${blob.type} ${Array.from(hash, (byte) => byte.toString(16)).join('.')}`
    }
    return found
  })

/** Erases everything, as on a new device. It opens a picture's address, where none of the app runs that could write. */
export async function wipe(page: Page): Promise<void> {
  await page.goto('/img/emblema.svg')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear()
        const deleting = indexedDB.deleteDatabase('bomberos')
        deleting.onsuccess = () => resolve()
        deleting.onerror = () => reject(deleting.error)
      }),
  )
}

/** Opens the copies' tab as the chief, even right after `wipe`. */
export async function openBackup(page: Page): Promise<void> {
  if (!page.url().endsWith('.svg')) await page.goto('/img/emblema.svg')
  await actAs(page, 'user-1')
  await page.goto('/admin/config?tab=backup')
  await page.getByText('Copia completa', { exact: true }).waitFor()
}

/** Chooses the file of a copy. */
export const giveCopy = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Archivo de la copia')
    .setInputFiles({ name: 'copia.bomberos', mimeType: 'application/octet-stream', buffer })

/** Chooses this copy and `Reemplazar`; `pressRestore` continues. */
export async function replaceBy(page: Page, copy: Buffer): Promise<void> {
  await giveCopy(page, copy)
  await page.getByLabel('Reemplazar').check()
}

export async function pressRestore(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar', exact: true }).click()
}
