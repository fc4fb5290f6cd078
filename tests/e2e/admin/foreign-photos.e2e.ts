import { expect, test } from 'vitest'
import { writeCopiaFile as writeCopia } from '@/entities/copias/copia-file'
import { sampleMiembros } from '@/entities/personal/seed'
import { writePacketFile as writeReportes } from '@/entities/reportes/packet/packet-file'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { KEYS } from '../../keys'
import { records } from '../support/actions'
import { dialog } from '../support/admin'
import { allPhotos, giveCopy, openBackup } from '../support/copias'
import { withApp } from '../support/harness'
import { said } from '../support/panel'
import { openImport, phone, stored } from '../support/phones'
import { jpeg, storedPictures, withExif } from '../support/pictures'
import { TYPED } from '../support/reportar'

const sourceOf = (n: number) => `idb:1111111${n}-2222-4333-8444-555555555555`
const blobOf = (buffer: Buffer) => new Blob([Uint8Array.from(buffer)], { type: 'image/jpeg' })

test('a photo with a GPS position in a file of reports is kept small and without it', () =>
  withApp(async ({ url }) => {
    const page = await phone(url, { staff: true })
    await page.goto('/admin/reportes')
    const photo = withExif(await jpeg(page, 2400, 1200), 1)
    const report = {
      ...(sampleReportes()[0] as Reporte),
      id: 'reporte-1772452800000-x7k2',
      titulo: TYPED.titulo,
    }
    const file = await writeReportes(
      'ciudadano',
      [{ ...report, imagenes: [sourceOf(1)] }],
      new Map([[sourceOf(1), blobOf(photo)]]),
    )
    if (file.kind !== 'ok') throw new Error(file.sentence)
    const box = await openImport(page)
    await box
      .getByLabel('Archivo de reportes')
      .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) })
    await box.getByRole('button', { name: 'Importar', exact: true }).click()
    await said(page, 'Reportes importados', '1 nuevo, 0 actualizados')
    expect(await stored(page)).toMatchObject([{ imagenes: [sourceOf(1)] }])
    expect(await storedPictures(page)).toMatchObject([
      { type: 'image/webp', width: 1600, height: 800, exif: false },
    ])
    await page.context().close()
  }))

test('photos in a copy lose their GPS position; those without one are kept byte for byte', () =>
  withApp(async ({ page }) => {
    await openBackup(page)
    const own = await jpeg(page, 320, 240)
    const photos = new Map([
      [sourceOf(1), withExif(own, 6)],
      [sourceOf(2), own],
      [sourceOf(3), await jpeg(page, 1700, 170)],
    ])
    const written = withExif(await jpeg(page, 200, 100), 1).toString('base64')
    const [first, second, third] = sampleMiembros()
    const members = [first, second, third].map((member, n) => ({ ...member, fotoUrl: sourceOf(n + 1) }))
    const described = { ...first, id: 'staff-9', fotoUrl: `data:image/jpeg;base64,${written}` }
    const copy = await writeCopia({
      momento: '2026-03-02T12:00:00.000Z',
      modulos: { [KEYS.personal]: [...members, described] },
      fotos: [...photos.keys()],
      foto: async (source) => blobOf(photos.get(source) as Buffer),
    })
    const before = await allPhotos(page)
    expect(before).toEqual({})
    await giveCopy(page, Buffer.from(await copy.arrayBuffer()))
    await dialog(page).getByText('Fotografías en la copia: 3').waitFor()
    await page.getByLabel('Reemplazar').check()
    await dialog(page).getByRole('button', { name: 'Restaurar', exact: true }).click()
    await said(page, 'Copia restaurada')

    expect(await storedPictures(page)).toMatchObject([
      { type: 'image/webp', width: 240, height: 320, exif: false },
      { type: 'image/jpeg', width: 320, height: 240, exif: false, size: own.length },
      { type: 'image/webp', width: 1600, height: 160, exif: false },
    ])
    const [kept] = (await records(page, KEYS.personal)).filter(({ id }) => id === 'staff-9')
    const address = String(kept?.fotoUrl)
    expect(address).toMatch(/^data:image\/webp;base64,/)
    expect(Buffer.from(address.split(',')[1] ?? '', 'base64').includes('Exif')).toBe(false)
  }))
