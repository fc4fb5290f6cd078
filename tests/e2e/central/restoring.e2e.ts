import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { JEFA } from '../../central/support/world'
import { KEYS } from '../../keys'
import { button, expectClean } from '../support/admin'
import { withCentral } from '../support/central/station'
import { temporaryFolder } from '../support/fixture'
import { said } from '../support/panel'

/** A brigade's central as an early version copied it, with its chief's account and two photos. */
const COPY = 'tests/fixtures/central-version-3.ndjson.gz'

/** What the page notes of the two refusals that this test provokes. */
const REFUSED = /El código no es el que muestra|El archivo no es una copia de una central/

test('on a new machine the first page puts the brigade’s copy back, and its chief signs in as before', () =>
  withCentral(
    async ({ device, codigo }) => {
      const page = await device({ viewport: { width: 360, height: 740 } })
      await page.goto('/login')
      // What this device last knew of the brigade's central: an account and somebody of the staff who came after the copy.
      await page.evaluate(
        ([usuarios, personal]) => {
          const put = (key: string, data: object[]) =>
            localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))
          put(usuarios, [
            {
              id: 'c-1',
              name: 'Nelly Ojeda',
              email: 'n@canton.example',
              role: 'TALENTO_HUMANO',
              active: true,
              createdAt: '2026-11-25T13:00:00.000Z',
            },
          ])
          put(personal, [{ id: 'p-1', nombres: 'Iván Loaiza', cargo: 'Bombero' }])
        },
        [KEYS.usuarios, KEYS.personal] as const,
      )
      await page.reload()
      await button(page, '¿Le dieron un código?').click()
      await button(page, 'Ya teníamos una central: reponer su copia').click()
      const file = page.getByLabel('Archivo de la copia de la central')

      await page.getByLabel('Código de la central').fill('abcde fghjk')
      await file.setInputFiles(COPY)
      await page.getByText('El código no es el que muestra la central.').first().waitFor()

      await page.getByLabel('Código de la central').fill(codigo.toLowerCase())
      await file.setInputFiles({ name: 'otra.gz', mimeType: 'application/gzip', buffer: Buffer.from('hola') })
      await said(page, 'La copia no sirve.')

      await file.setInputFiles(COPY)
      const fact = (name: string) => page.getByRole('definition').filter({ hasText: name })
      await fact('Cuerpo de Bomberos Voluntarios de Villa Esperanza').waitFor()
      await fact('24 nov 2026').first().waitFor()
      await page.getByText('Es de una versión que no anotaba cuánto lleva').waitFor()
      await expectClean(page)
      await button(page, 'Reponer esta copia').click()
      await page.getByRole('heading', { name: 'La copia está repuesta' }).waitFor()
      await page.getByText('Cuentas que este equipo conoce y la copia no: Nelly Ojeda.').waitFor()
      await page.getByText('quedan sin acceso en su teléfono: Iván Loaiza.').waitFor()
      await expectClean(page)
      await button(page, 'Ingresar').click()

      await page.getByLabel('Email', { exact: true }).fill(JEFA.correo)
      await page.getByLabel('Contraseña', { exact: true }).fill(JEFA.clave)
      await button(page, 'Iniciar Sesión').click()
      await page.waitForURL(({ pathname }) => pathname === '/admin')
      await expect
        .poll(async () => (await (await page.request.get('/api/salud')).json()) as object)
        .toMatchObject({ modo: 'suya' })
    },
    { expects: REFUSED },
  ))

const hexOf = (cell: string | null | undefined) => String(cell).slice('\\x'.length)

/** That copy as those of a night are: its photos lie in a folder beside it. Returns both paths. */
function nightCopy(dir: string): { file: string; photos: string[] } {
  const photos: string[] = []
  mkdirSync(join(dir, 'fotos'))
  const lines = gunzipSync(readFileSync(COPY)).toString().trimEnd().split('\n')
  const outside = lines.map((text) => {
    const line = JSON.parse(text) as (string | null)[]
    if (!Array.isArray(line) || line[0] !== 'foto') return text
    const [table, id, sum, type, bytes, ...rest] = line
    const path = join(dir, 'fotos', hexOf(sum))
    writeFileSync(path, Buffer.from(hexOf(bytes), 'hex'))
    photos.push(path)
    return JSON.stringify([table, id, sum, type, null, ...rest])
  })
  const file = join(dir, 'central-2026-11-24.ndjson.gz')
  writeFileSync(file, gzipSync(`${outside.join('\n')}\n`))
  return { file, photos }
}

test('a copy of the night is put back with the folder of its photos; what is missing in it is said', () =>
  withCentral(async ({ device, codigo }) => {
    const { dir, remove } = temporaryFolder()
    const { file, photos } = nightCopy(dir)
    const page = await device({ viewport: { width: 360, height: 740 } })
    await page.goto('/login')
    await button(page, '¿Le dieron un código?').click()
    await button(page, 'Ya teníamos una central: reponer su copia').click()
    await page.getByLabel('Código de la central').fill(codigo)
    await page.getByLabel('Archivo de la copia de la central').setInputFiles(file)
    await page.getByText('2, y 2 no están en el archivo').waitFor()
    expect(await button(page, 'Reponer esta copia').isDisabled()).toBe(true)
    await expectClean(page)

    const folder = page.getByLabel('Carpeta «fotos» de la copia')
    const [first = ''] = photos
    const whole = readFileSync(first)
    writeFileSync(first, whole.subarray(1))
    await folder.setInputFiles(join(dir, 'fotos'))
    await page.getByText('En lo que eligió no estaban todas, o alguna está dañada.').waitFor()
    await page.getByText('2, y 1 no está en el archivo').waitFor()
    writeFileSync(first, whole)
    await folder.setInputFiles(join(dir, 'fotos'))
    await page.getByRole('button', { name: 'Elegir la carpeta «fotos»' }).waitFor({ state: 'detached' })
    await button(page, 'Reponer esta copia').click()
    await page.getByRole('heading', { name: 'La copia está repuesta' }).waitFor()
    await page.getByText('Este equipo no conoce la central de antes: no puede decir quién falta.').waitFor()
    remove()
  }))
