import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { formatUsd } from '@/shared/lib/moneda'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { exported, putRecords, sees } from '../panel'

const HOY = toDay(new Date())
const NEXT = Number(HOY.slice(0, 4)) + 1
const ITEM = {
  ...{ id: 'e1', nombre: '=Extintor', categoria: 'OTROS', cantidad: 1, estado: 'BUENO', valorEstimado: 1 },
}
const PLAN = {
  ...{ id: 'p', nombre: '=Recarga', palabra: 'extintor', regla: 'CADA', cada: 1, unidad: 'MESES' },
  ...{ firma: true, desde: addDays(HOY, -200) },
}
const DONE = {
  ...{ id: 'h', item: 'e1', plan: 'p', trabajo: 'Recarga', dia: addDays(HOY, -5), resultado: 'BIEN' },
  costo: 1250,
}

test('the treasurer sees at the foot of the budget what looking after the things costs next year, and takes it as a file', async () => {
  putRecords(KEYS.inventario, [ITEM])
  putRecords(KEYS.planes, [PLAN])
  putRecords(KEYS.hechos, [DONE])
  await openScreen('/admin/presupuesto', 'user-4')
  const line = await screen.findByText(`Revisiones de equipos en ${NEXT}: ${formatUsd(150)}`)
  const box = line.closest('details') ?? document.body
  await sees(`Otros, =Recarga: 12 veces, ${formatUsd(150)}`, box)
  const { name, text } = await exported('Exportar CSV', box)
  expect(name).toContain(`revisiones-${NEXT}`)
  expect(text).toContain("Otros,'=Recarga,12,150.00,0")
})

test('where nothing is planned the budget says nothing of it', async () => {
  putRecords(KEYS.inventario, [ITEM])
  putRecords(KEYS.planes, [])
  await openScreen('/admin/presupuesto', 'user-4')
  await sees('Gestión Presupuestaria')
  expect(screen.queryByText(/Revisiones de equipos en/)).toBeNull()
})
