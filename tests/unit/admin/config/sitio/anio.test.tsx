import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { countFigures } from '@/admin/shell/data/figures'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import { writeRows } from '@/shared/storage/entry/rows'
import { rowOfUnseen } from '@/shared/storage/entry/unseen'
import { KEYS } from '../../../../keys'
import { markCentral } from '../../../mark-central'
import { openScreen } from '../../../open-screen'
import { field, fill, press, reads, said, sees } from '../../../panel'
import { signIn } from '../../../sign-in'

const YEAR = 'Año que muestra el sitio'
const NOW = new Date().getFullYear()
const PAST = String(NOW - 1)

const stored = () => JSON.parse(localStorage.getItem(KEYS.sitio) ?? '{}').data ?? {}
const counted = () => JSON.parse(localStorage.getItem(KEYS.cifras) ?? '{}').data

const options = async () =>
  [...((await field(YEAR)) as unknown as HTMLSelectElement).options].map(({ text }) => text)

async function choose(value: string): Promise<void> {
  fireEvent.change(await field(YEAR), { target: { value } })
}

async function save(): Promise<void> {
  await press('Guardar Cambios')
  await said('Configuración guardada')
}

/** Six services of last year, one of them cancelled. */
beforeEach(async () => {
  await signIn('user-1')
  const [registro] = sampleRegistros()
  if (!registro) throw new Error('no sample')
  const past = { ...registro, tipo: 'INCENDIO' as const, fecha: `${PAST}-03-01`, tiempoRespuesta: 6 }
  await registrosRepository.createMany([
    ...Array<typeof past>(5).fill(past),
    { ...past, estado: 'CANCELADO' },
  ])
})

test('the year is one of the log, the current one or the last whole one; the sample brigade begins with 2024', async () => {
  await openScreen('/admin/config?tab=cifras', 'user-1')
  await waitFor(async () =>
    expect((await options()).slice(0, 5)).toEqual([
      '2024, con las cifras de ejemplo',
      `El año en curso (${NOW})`,
      `El último año completo (${PAST})`,
      `${NOW}, sin servicios anotados`,
      PAST,
    ]),
  )
  expect((await options()).filter((text) => text.startsWith('2024'))).toHaveLength(1)
  await reads(YEAR, '')
  await reads('Emergencias atendidas', '245')
})

test('the figures that nobody set go with the year, those that were written stay; only the choice is stored', async () => {
  await openScreen('/admin/config?tab=cifras', 'user-1')
  await fill('Personas capacitadas', '77')
  await choose('completo')
  await reads('Emergencias atendidas', '5')
  await reads('Minutos de respuesta', '6')
  await reads('Personas capacitadas', '77')
  await save()
  expect(stored()).toEqual({ ejemplo: true, anioQue: 'completo', capacitadas: '77' })
  await countFigures(new Date())
  expect(counted()).toMatchObject({ anio: PAST, atenciones: '5', INCENDIO: '5' })
  await reads(YEAR, 'completo')
  await reads('Emergencias atendidas', '5')

  cleanup()
  await openScreen('/admin', 'user-1')
  await sees(`Servicios ${PAST}`)
  await sees('Respuesta promedio 6 min')
  cleanup()
  await openScreen('/', 'user-1')
  const section = await screen.findByRole('region', { name: `Estadísticas ${PAST}` })
  expect(section.textContent).toContain('Emergencias atendidas5')
  // People are counted as they are now, under the title of a year that is over.
  expect(section.textContent).toMatch(/Personal activo3hoy/)
  expect(section.textContent).not.toContain('dato de muestra')

  cleanup()
  await openScreen('/admin/config?tab=cifras', 'user-1')
  await choose('')
  await reads('Emergencias atendidas', '245')
  await save()
  expect(stored()).toEqual({ ejemplo: true, capacitadas: '77' })
})

test('of fewer than five times there is no mean, and configuration and panel say why', async () => {
  const past = (await registrosRepository.all()).filter(
    ({ fecha, estado }) => fecha.startsWith(PAST) && estado !== 'CANCELADO',
  )
  await registrosRepository.remove(past.slice(1).map(({ id }) => id))
  await openScreen('/admin/config?tab=cifras', 'user-1')
  await choose('completo')
  await reads('Emergencias atendidas', '1')
  await reads('Minutos de respuesta', '')
  await sees('Calcular de la bitácora de servicios (menos de 5 con su tiempo)')
  await save()
  await countFigures(new Date())
  cleanup()
  await openScreen('/admin', 'user-1')
  await sees('Menos de 5 tienen anotado su tiempo de respuesta')
})

test('a year that an earlier version wrote is in the list, and a fixed year replaces a rule', async () => {
  localStorage.setItem(
    KEYS.sitio,
    JSON.stringify({
      version: 1,
      // Later than what a screen that was left may have read and kept meanwhile.
      timestamp: Date.now() + 1000,
      data: { ejemplo: false, anio: '2011', anioQue: 'completo' },
    }),
  )
  await openScreen('/admin/config?tab=cifras', 'user-1')
  await reads(YEAR, '2011')
  await waitFor(async () => expect(await options()).toContain('2011, sin servicios anotados'))
  expect((await options()).slice(0, 2)).toEqual([
    `El año en curso (${NOW})`,
    `El último año completo (${PAST})`,
  ])
  await choose(PAST)
  await save()
  expect(stored()).toEqual({ ejemplo: false, anio: PAST })
})

test.each(['muestra', 'suya'] as const)(
  'a device without the log claims nothing of its years, and nothing of its figures: %s',
  async (modo) => {
    markCentral(modo)
    await signIn('user-1')
    await writeRows([rowOfUnseen([KEYS.servicios])])
    await openScreen('/admin/config?tab=cifras', 'user-1')
    await sees('Lo siguen el inicio, Servicios, el panel y Datos abiertos.')
    await sees('Calcular de la bitácora de servicios (todavía no llega de la central)')
    expect((await options()).join(' ')).not.toContain('sin servicios')
  },
)
