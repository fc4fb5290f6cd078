import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Local } from '@/entities/inspecciones/local'
import { PLANTILLA_BASE, puntosDe } from '@/entities/inspecciones/visita/plantilla'
import { leerRespuestas } from '@/entities/inspecciones/visita/respuestas'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { instantOf, toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { signIn } from '../../../tools/accounts.mjs'
import { TEST_MS } from '../../../tools/limits.mjs'
import { entry, offline, records } from '../../support/actions'
import { button, dialog, expectCleanOnPhone, field } from '../../support/admin'
import { rows, staff, withCentral } from '../../support/central/station'
import { said } from '../../support/panel'

const PHONE = { viewport: { width: 360, height: 740 } } as const
const ID = 'local-1790011674001-001'
const THERE = `/admin/inspecciones/visita?local=${ID}`
const PUNTOS = puntosDe(PLANTILLA_BASE, '')
const CUANTOS = PUNTOS.length
const textOf = (id: string) => PUNTOS.find((one) => one.id === id)?.texto ?? expect.fail(id)
const DISTINTO = 'sa2'
const SOLO_A = PUNTOS.filter(({ tipo, id }) => tipo === 'CUMPLE' && id !== DISTINTO).slice(0, 3)
const SOLO_B = PUNTOS.filter(({ tipo, id }) => tipo === 'CUMPLE' && id !== DISTINTO).slice(3, 6)

const runs = (page: Page) => records<Visita>(page, KEYS.visitasAbiertas)
const over = (page: Page) => records<Visita>(page, KEYS.visitas)
const status = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
const unsent = async (page: Page) =>
  (await rows<{ ops: object }>(page, 'pendiente:')).flatMap(({ ops }) => Object.keys(ops))

async function begin(page: Page): Promise<void> {
  await page.goto(THERE)
  await button(page, 'Empezar la visita').waitFor()
  await offline(page.context())
  await button(page, 'Empezar la visita').click()
  await status(page, `0 de ${CUANTOS}`)
}

async function answers(page: Page, puntos: readonly { texto: string }[]): Promise<void> {
  for (const { texto } of puntos) await button(page, `Cumple: ${texto}`).click()
}

async function end(page: Page): Promise<void> {
  await button(page, 'Terminar').click()
  await expectCleanOnPhone(page)
  await dialog(page).getByRole('button', { name: 'Terminar', exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

test(
  'two inspectors visit one shop on one day without a network, one of them with a clock set back; what they saw is joined, nothing is lost, and what they say differently is asked once',
  () =>
    withCentral(async ({ device }) => {
      const chief = await staff(await device(PHONE), 'jefe')
      await chief.goto('/admin/config?tab=modulos')
      await chief.getByLabel('Inspecciones', { exact: true }).click()
      await said(chief, 'Módulos guardados')
      await chief.goto('/admin/inspecciones?nuevo=true')
      await field(chief, 'Nombre del local').fill('Bazar Luz')
      await field(chief, 'RUC').fill('1790011674001')
      await field(chief, 'Establecimiento').fill('001')
      await button(chief, 'Guardar').click()
      await said(chief, 'Local agregado')
      await expect.poll(() => unsent(chief)).toEqual([])
      const inspector = await device(PHONE)
      await signIn(inspector, 'inspector')
      // Until it hears that the brigade inspects, the screen isn't there.
      await expect
        .poll(async () => JSON.stringify((await entry(inspector, KEYS.configuracion))?.data ?? null))
        .toContain('"inspecciones"')
      await inspector.goto('/admin/inspecciones')
      await expect.poll(async () => (await records<Local>(inspector, KEYS.locales)).length).toBe(1)

      await begin(chief)
      await inspector.clock.setFixedTime(instantOf(toDay(new Date()), '00:05'))
      await begin(inspector)
      await button(chief, `No cumple: ${textOf(DISTINTO)}`).click()
      await answers(chief, SOLO_A)
      await status(chief, `4 de ${CUANTOS} · 1 falta`)
      await button(inspector, `Cumple: ${textOf(DISTINTO)}`).click()
      await answers(inspector, SOLO_B)
      await status(inspector, `4 de ${CUANTOS}`)
      for (const page of [chief, inspector]) {
        await expect.poll(async () => leerRespuestas((await runs(page))[0]?.respuestas ?? '').size).toBe(4)
        expect(await runs(page)).toHaveLength(1)
      }

      // Both come back.
      for (const page of [chief, inspector]) {
        await offline(page.context(), false)
        await page.reload()
      }
      for (const page of [chief, inspector]) {
        await expect.poll(async () => (await runs(page)).length).toBe(2)
        await status(page, `6 de ${CUANTOS} · 1 por elegir`)
        await expectCleanOnPhone(page)
      }
      await chief.getByText('También lo visitó Inspector este día: se juntan las dos visitas.').waitFor()
      const choice = inspector.getByRole('listitem').filter({ hasText: textOf(DISTINTO) })
      await choice.getByText('Se vio distinto en dos visitas de este día. ¿Qué vale?').waitFor()
      // With its clock behind, what this one chooses stands on the other too, which is asked no more.
      await choice.getByRole('button', { name: /^No cumple \(/ }).click()
      for (const page of [inspector, chief]) await status(page, `7 de ${CUANTOS} · 1 falta`)

      await button(chief, 'Terminar').click()
      await button(chief, `Los ${CUANTOS - 7} cumplen`).click()
      await dialog(chief).getByRole('button', { name: 'Terminar', exact: true }).click()
      await dialog(chief).waitFor({ state: 'detached' })
      await status(inspector, `${CUANTOS} de ${CUANTOS} · 1 falta`)
      await end(inspector)

      for (const page of [chief, inspector]) {
        await expect.poll(() => runs(page)).toEqual([])
        await expect.poll(async () => (await over(page)).length).toBe(2)
        const visits = await over(page)
        expect(visits.map(({ por }) => por).sort()).toEqual(['Inspector', 'Jefe de Bomberos'])
        expect(new Set(visits.map(({ dia }) => dia))).toEqual(new Set([toDay(new Date())]))
        for (const visit of visits) expect(visit).toMatchObject({ resultado: 'NO_CUMPLE', fallas: DISTINTO })
        const all = visits.flatMap(({ respuestas }) => [...leerRespuestas(respuestas).keys()])
        expect(new Set(all).size).toBe(CUANTOS)
        await expect.poll(() => unsent(page)).toEqual([])
      }
    }),
  2 * TEST_MS,
)
