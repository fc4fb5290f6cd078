import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { followChanges } from '@/app/keep/live-data'
import { itemsList } from '@/entities/inventario/module'
import { toTime } from '@/shared/lib/fecha'
import { announceRemote } from '@/shared/storage/changes'
import { writeRows } from '@/shared/storage/entry/rows'
import { rowOfUnseen } from '@/shared/storage/entry/unseen'
import { UnseenError } from '@/shared/storage/errors'
import { SUMS_KEY } from '@/sync/sums/bring'
import { sumsOf } from '@/sync/sums/sums'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'

/** The sections of the report that is being written. */
const sections = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Nuevo Reporte')
const cards = () => screen.getAllByRole('group', { name: 'Cifras' }).at(-1)?.textContent

test('a treasurer’s report says nothing of lists that the role doesn’t see, then what the central sums up of them', async () => {
  const unseen = [KEYS.personal, KEYS.inventario, KEYS.servicios]
  await writeRows([rowOfUnseen(unseen)])
  const { app } = await openScreen('/admin/rendicion?nuevo=true&mensual=true', 'user-4')
  followChanges(app.queryClient, app.overlays)
  await screen.findByRole('dialog', { name: 'Nuevo Reporte' })
  expect(cards()).toContain('Personal Activo — Su rol no ve el personal.')
  expect(cards()).toContain('Su rol no ve el inventario.')
  expect(cards()).toMatch(/Saldo Disponible \$/)
  await within(screen.getByRole('dialog')).findByRole('heading', { name: 'Presupuesto' })
  expect(sections()).toEqual(['Presupuesto'])
  await screen.findByText(/^Este informe no dice nada de los servicios del mes, el personal y el inventario:/)

  const hora = new Date()
  const items = itemsList.seed().map((item) => ({ ...item, cantidad: 2 }))
  const sums = sumsOf(
    { miembros: [], items, ingresos: [], gastos: [], congelados: [], registros: [] },
    hora.toISOString(),
    '2026-11-24',
  )
  await writeRows([[SUMS_KEY, { persona: 'user-4', sums }]])
  await act(async () => announceRemote(SUMS_KEY))
  await screen.findByText(new RegExp(`^Valor: .*Según la central, ${toTime(hora)}$`))
  expect(cards()).toContain('Total Inventario 50')
  // The text that somebody is writing is not rewritten under their hands.
  expect(sections()).toEqual(['Presupuesto'])
})

test('an inspector sees no figure of a budget that the role doesn’t see', async () => {
  await writeRows([rowOfUnseen([KEYS.ingresos, KEYS.gastos, KEYS.personal, KEYS.inventario])])
  await openScreen('/admin/rendicion', 'user-6')
  expect(cards()).toMatch(/Saldo Disponible — Su rol no ve el presupuesto\./)
  expect(cards()).not.toMatch(/\$/)
})

test('a screen whose list has not come yet says so, and opens once it is here', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const drawn = () => errors.mock.calls.flat().filter((one) => one instanceof UnseenError).length
  await writeRows([rowOfUnseen([KEYS.inventario, KEYS.personal])])
  const { app } = await openScreen('/admin/inventario', 'user-5')
  followChanges(app.queryClient, app.overlays)
  await writeRows([rowOfUnseen([KEYS.inventario])])
  for (const key of [KEYS.personal, KEYS.servicios, KEYS.movimientos]) {
    await act(async () => announceRemote(key))
    for (let turn = 0; turn < 20; turn++)
      await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
  }
  expect(drawn(), 'the screen failed once').toBe(1)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Todavía no está en este equipo')
  await writeRows([rowOfUnseen([])])
  await act(async () => announceRemote(KEYS.inventario))
  await screen.findByRole('heading', { level: 1, name: 'Gestión de Inventario' })
  expect(drawn()).toBe(1)
})
