import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import { PLANTILLA_BASE, puntosDe } from '@/entities/inspecciones/visita/plantilla'
import { leerRespuestas } from '@/entities/inspecciones/visita/respuestas'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { KEYS } from '../../keys'
import { ACCOUNTS } from '../../tools/accounts.mjs'
import { DIST } from '../../tools/build.mjs'
import { serve } from '../../tools/serve.mjs'
import { records, waitForWorker } from '../support/actions'
import { button, expectCleanOnPhone } from '../support/admin'
import { closeGently, killHard, onPhone } from '../support/chromium/kill'
import { temporaryFolder } from '../support/fixture'
import { jpeg } from '../support/pictures'

const LOCAL = {
  ...{ id: 'local-1', nombre: 'Bazar Luz', clase: 'COMERCIO', riesgo: 'ORDINARIO', area: 600 },
  ...{ direccion: 'Sucre y Olmedo', contacto: 'Rosa Vera', motivoRuc: 'En trámite' },
}
const PUNTOS = puntosDe(PLANTILLA_BASE, LOCAL.clase)
const textOf = (id: string) => PUNTOS.find((one) => one.id === id)?.texto ?? expect.fail(id)

/** Puts a list, or changes the one object, as an import by hand would. */
const put = (page: Page, key: string, data: unknown) =>
  page.evaluate(
    ([name, next]) => {
      const { data: old } = JSON.parse(localStorage.getItem(name) ?? '{"data":{}}') as { data: object }
      const whole = Array.isArray(next) ? next : { ...old, ...(next as object) }
      localStorage.setItem(name, JSON.stringify({ data: whole, timestamp: Date.now() + 1000 }))
    },
    [key, data] as const,
  )

test('a shop is visited without a network on a phone that dies twice, its act is printed, and what failed is seen again', async () => {
  const { dir: profile, remove } = temporaryFolder()
  onTestFinished(remove)
  const server = await serve({ dir: DIST })
  const there = `${server.url}/admin/inspecciones/visita?local=local-1`
  const counted = (page: Page, text: string) =>
    page.getByRole('status').filter({ hasText: text }).first().waitFor()
  const answered = async (page: Page) =>
    (await records<Visita>(page, KEYS.visitasAbiertas)).map(
      ({ respuestas }) => leerRespuestas(respuestas).size,
    )

  /** Until the photo of the point that fails is drawn. */
  const shown = (page: Page) =>
    expect
      .poll(() =>
        page
          .getByRole('listitem', { name: textOf('sa2') })
          .getByRole('img')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toEqual([true])

  await onPhone(
    profile,
    async (page) => {
      await page.goto(server.url)
      await waitForWorker(page)
      await page.goto(`${server.url}/login`)
      await put(page, KEYS.locales, [LOCAL])
      await page.getByLabel('Email', { exact: true }).fill('inspector@bomberos.example')
      await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.inspector)
      await page.getByLabel('Recordar sesión').check()
      await button(page, 'Iniciar Sesión').click()
      await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
      await put(page, KEYS.configuracion, { modulos: MODULOS })
      await page.goto(there)
      await button(page, 'Empezar la visita').waitFor()
    },
    closeGently,
  )
  await server.close()

  await onPhone(
    profile,
    async (page) => {
      await page.goto(there)
      await button(page, 'Empezar la visita').click()
      await counted(page, `0 de ${PUNTOS.length}`)
      await page.getByLabel('Quién atiende', { exact: true }).fill('Rosa Vera')
      await page.getByLabel(`${textOf('ex1')}, en extintores`, { exact: true }).fill('2')
      await page.getByText('No cumple: hacen falta 3').waitFor()
      await button(page, `No cumple: ${textOf('sa2')}`).click()
      await page.getByLabel(`Nota de ${textOf('sa2')}`, { exact: true }).fill('Con cadena')
      for (const { texto } of PUNTOS.slice(1, 6)) await button(page, `Cumple: ${texto}`).click()
      await counted(page, `7 de ${PUNTOS.length} · 2 faltas`)
      await expectCleanOnPhone(page)
      await expect.poll(() => answered(page)).toEqual([7])
      await button(page, `Foto de ${textOf('sa2')}`).click()
      await page
        .getByLabel(`Fotografías de ${textOf('sa2')}`, { exact: true })
        .setInputFiles({ name: 'puerta.jpg', mimeType: 'image/jpeg', buffer: await jpeg(page, 3000, 2000) })
      await shown(page)
      await expect
        .poll(
          async () => (await records<Visita>(page, KEYS.visitasAbiertas))[0]?.detalles?.[0]?.fotos?.length,
        )
        .toBe(1)
    },
    killHard,
  )

  await onPhone(
    profile,
    async (page) => {
      await page.goto(there)
      await counted(page, `7 de ${PUNTOS.length} · 2 faltas`)
      expect(await records<Visita>(page, KEYS.visitasAbiertas)).toMatchObject([
        { con: 'Rosa Vera', detalles: [{ punto: 'sa2', nota: 'Con cadena' }] },
      ])
      // The photo of the point died with nobody either.
      await shown(page)
      await button(page, 'Terminar').click()
      await expectCleanOnPhone(page)
      await button(page, `Los ${PUNTOS.length - 7} cumplen`).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Terminar', exact: true }).click()
      await button(page, 'Hacer el acta').click()
      await expectCleanOnPhone(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Hacer el acta', exact: true }).click()
      await page.getByText('Imprima dos: una se queda en el local').waitFor()
      await expectCleanOnPhone(page)
      const [acta] = await records<Acta>(page, KEYS.actasInspeccion)
      expect(acta).toMatchObject({ paso: 'PRIMERA', puntos: 'ex1 sa2', recibe: 'Rosa Vera' })
      await page.emulateMedia({ media: 'print' })
      const paper = page.locator('body > section').filter({ has: page.locator('table') })
      await paper
        .getByRole('heading', { level: 1, name: 'Acta de inspección y primera notificación' })
        .waitFor()
      const words = await paper.innerText()
      for (const said of [acta?.numero ?? '', 'Con cadena', 'hacen falta 3', 'Recibí, por el local', 'Sello'])
        expect(words).toContain(said)
      await page.emulateMedia({ media: 'screen' })
      // A phone without a share sheet keeps the file.
      const file = page.waitForEvent('download')
      await button(page, 'Compartir').click()
      expect((await file).suggestedFilename()).toBe(`acta-${acta?.numero}.pdf`)
    },
    killHard,
  )

  await onPhone(
    profile,
    async (page) => {
      await page.goto(there)
      await button(page, 'Ver otra vez las 2 faltas').click()
      await counted(page, '0 de 2')
      await page.getByLabel(`${textOf('ex1')}, en extintores`, { exact: true }).fill('3')
      await button(page, `Cumple: ${textOf('sa2')}`).click()
      await counted(page, '2 de 2')
      await expect.poll(() => answered(page)).toEqual([2])
      await button(page, 'Terminar').click()
      await page.getByText('Aprobado: 2 puntos sin faltas.').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Terminar', exact: true }).click()
      await button(page, 'Hacer el informe favorable').waitFor()
      const all = await records<Visita>(page, KEYS.visitas)
      expect(all.map(({ resultado }) => resultado).sort()).toEqual(['APROBADO', 'NO_CUMPLE'])
      expect(await records(page, KEYS.visitasAbiertas)).toEqual([])
    },
    killHard,
  )
})
