import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actAs, download, records } from '../support/actions'
import { button, dialog, field } from '../support/admin'
import { allData, allPhotos, giveCopy, openBackup, wipe } from '../support/copias'
import { withApp } from '../support/harness'
import { said } from '../support/panel'
import { jpeg } from '../support/pictures'
import { toast } from '../support/reportar'

const MEDIA = 'bomberos_galeria_media'
const PHOTOS = 20

async function restore(page: Page, copy: Buffer, mode: 'Combinar' | 'Reemplazar'): Promise<void> {
  await giveCopy(page, copy)
  await dialog(page).getByText(`Fotografías en la copia: ${PHOTOS}`).waitFor()
  await page.getByLabel(mode).check()
  await dialog(page).getByRole('button', { name: 'Restaurar', exact: true }).click()
  await said(page, 'Copia restaurada')
}

test('a copy with 20 pictures brings every record and byte back to an empty device, and can be undone', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/politicas')
      await actAs(page, 'user-1')
      await page.goto('/admin/galeria')
      const files = []
      for (let n = 0; n < PHOTOS; n++)
        files.push({
          name: `Foto ${n}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await jpeg(page, 320 + 16 * n, 240, true),
        })
      await page.getByLabel('Imágenes para subir').setInputFiles(files)
      await toast(page, `Se agregaron ${PHOTOS} imágenes.`).waitFor()
      await page.goto('/admin/galeria?editar=media1705323600001')
      await field(page, 'Título').fill('Nuestra guardia <b>🚒</b>')
      await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click()
      await dialog(page).waitFor({ state: 'detached' })

      await openBackup(page)
      const { bytes } = await download(page, () => button(page, 'Descargar copia completa').click())
      const [data, photos] = [await allData(page), await allPhotos(page)]
      expect(data[MEDIA]).toHaveLength(PHOTOS + 2)
      expect(new Set(Object.values(photos)).size).toBe(PHOTOS)

      await wipe(page)
      await openBackup(page)
      const flipped = Buffer.from(bytes)
      const middle = Math.floor(bytes.length / 2)
      flipped[middle] = (flipped[middle] ?? 0) ^ 1
      const newer = Buffer.from(bytes.toString('latin1').replace('respaldo 1 ', 'respaldo 9 '), 'latin1')
      for (const [copy, sentence] of [
        [flipped, 'no coincide con su suma de comprobación'],
        [bytes.subarray(0, middle), 'le faltan datos al final'],
        [newer, 'versión más nueva'],
        [await jpeg(page, 64, 64), 'no es una copia completa de esta aplicación'],
      ] as const) {
        const before = await allData(page)
        await giveCopy(page, copy)
        await said(page, sentence)
        await expect.poll(() => allData(page), { message: sentence }).toEqual(before)
        await expect.poll(() => allPhotos(page), { message: sentence }).toEqual({})
      }

      await restore(page, bytes, 'Combinar')
      await expect.poll(() => allPhotos(page)).toEqual(photos)
      const merged = await records(page, MEDIA)
      const mine = merged.find(({ id }) => id === 'media1705323600001')
      expect(mine?.titulo).toBe('Guardia de turno frente a la estación')
      const inCopy = data[MEDIA] as Record<string, unknown>[]
      const others = (list: Record<string, unknown>[]) => list.filter(({ id }) => id !== mine?.id)
      expect(new Set(others(merged))).toEqual(new Set(others(inCopy)))

      await restore(page, bytes, 'Reemplazar')
      await expect.poll(() => allData(page)).toEqual(data)
      await button(page, 'Deshacer restauración').click()
      await dialog(page).getByRole('button', { name: 'Deshacer', exact: true }).click()
      await said(page, 'Restauración deshecha')
      await expect.poll(() => records(page, MEDIA)).toEqual(merged)

      await wipe(page)
      await openBackup(page)
      await restore(page, bytes, 'Reemplazar')
      await expect.poll(() => allData(page)).toEqual(data)
      await expect.poll(() => allPhotos(page)).toEqual(photos)
      await page.goto('/galeria')
      const drawn = () =>
        page
          .getByRole('img', { name: /^Foto / })
          .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length)
      await expect.poll(drawn).toBeGreaterThan(0)
    },
    { allow: [/CopiaError/] },
  ))
