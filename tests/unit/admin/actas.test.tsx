import { act, screen, waitFor, within } from '@testing-library/react'
import { set } from 'idb-keyval'
import { expect, test } from 'vitest'
import type { Acta } from '@/entities/inventario/actas/acta'
import { type Item, newItem } from '@/entities/inventario/item'
import { database } from '@/shared/storage/entry/database'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { check, closed, dialog, fill, go, press, putRecords, reads, records, saveForm, sees } from '../panel'

const GOODS: Item[] = [
  {
    ...newItem('2026-01-01'),
    id: 'inv-1',
    nombre: 'Casco',
    cantidad: 2,
    custodio: 'Ana Ríos',
    numeroSerie: 'C-1',
  },
  { ...newItem('2026-01-01'), id: 'inv-2', nombre: '<b>Radio</b>', custodio: 'Ana Ríos', valorEstimado: 385 },
]

const stored = () => records<Item>(KEYS.inventario)
const actas = () => records<Acta>(KEYS.actas)
const print = (on: boolean) =>
  act(async () => void window.dispatchEvent(new Event(on ? 'beforeprint' : 'afterprint')))
const paper = () =>
  [...document.querySelectorAll('body > section')].map(({ textContent }) => textContent).join('')

async function handOver(recibe: string): Promise<void> {
  for (const name of ['Casco', '<b>Radio</b>']) await check(`Seleccionar ${name}`)
  await press('Cambiar selección')
  await fill('Custodio nuevo', recibe)
}

test('another custodian in the form of an item may have the act about it, in one step that is taken back as one', async () => {
  putRecords(KEYS.inventario, GOODS)
  await openScreen('/admin/inventario?editar=inv-1', 'user-5')
  const act = 'Hacer el acta de entrega-recepción'
  const form = await dialog('Editar Casco')
  await fill('Custodio', ' ana ríos ', form)
  await sees(act, form)
  await fill('Custodio', '', form)
  expect(form.textContent).not.toContain(act)
  await fill('Custodio', 'Luis Vera', form)
  await fill('Cantidad', '3', form)
  await check(act, form)
  await press('Guardar', form)
  await sees('A cargo de Luis Vera.')
  expect(stored().find(({ id }) => id === 'inv-1')).toMatchObject({ custodio: 'Luis Vera', cantidad: 3 })
  const [acta] = actas()
  expect(acta).toMatchObject({
    ...{ tipo: 'ENTREGA', entrega: 'Ana Ríos', recibe: 'Luis Vera' },
    bienes: [{ item: 'inv-1', nombre: 'Casco', cantidad: 3 }],
  })
  await dialog(`Acta de entrega-recepción ${acta?.numero}`)
  await press('Deshacer el cambio', document.body)
  await waitFor(() => expect(actas()).toEqual([]))
  expect(stored().find(({ id }) => id === 'inv-1')).toMatchObject({ custodio: 'Ana Ríos', cantidad: 2 })
})

test('goods go to another custodian with an act that has a number, is printed, and is taken back with them', async () => {
  putRecords(KEYS.inventario, GOODS)
  const opened = await openScreen('/admin/inventario', 'user-5')
  await handOver('Luis Vera')
  await reads('Quién entrega', 'Ana Ríos')
  await press('Guardar')
  await sees('2 items a cargo de Luis Vera.')
  const [acta] = actas()
  expect(acta).toMatchObject({
    tipo: 'ENTREGA',
    numero: expect.stringMatching(/^A-\d{4}-0001-[\dA-F]{3}$/),
    entrega: 'Ana Ríos',
    recibe: 'Luis Vera',
    bienes: [
      { item: 'inv-2', nombre: '<b>Radio</b>', valorEstimado: 385 },
      { item: 'inv-1', nombre: 'Casco', cantidad: 2, numeroSerie: 'C-1', estado: 'Bueno' },
    ],
  })
  const shown = await dialog(`Acta de entrega-recepción ${acta?.numero}`)
  await sees('Ana Ríos entrega y Luis Vera recibe, como custodio, los bienes que se detallan.', shown)
  await print(true)
  for (const text of [acta?.numero ?? '', 'C-1', '<b>Radio</b>', 'Entrega: Ana Ríos', 'Recibe: Luis Vera'])
    expect(paper()).toContain(text)
  expect(paper()).not.toContain('registros')
  await print(false)
  expect(stored().map(({ custodio }) => custodio)).toEqual(['Luis Vera', 'Luis Vera'])

  // The signed paper doesn't follow a later name, and is found again from the thing.
  await go(opened, '/admin/inventario?editar=inv-1')
  await fill('Nombre', 'Casco viejo')
  await saveForm('Item actualizado')
  await go(opened, '/admin/inventario?ver=inv-1')
  await press(new RegExp(`^Acta de entrega-recepción ${acta?.numero}`), await dialog('Casco viejo'))
  await sees('2 × Casco · Serie C-1', await dialog(`Acta de entrega-recepción ${acta?.numero}`))
})

test('the act is taken back with the hand-over, and the next one has the next number', async () => {
  putRecords(KEYS.inventario, GOODS)
  await openScreen('/admin/inventario', 'user-5')
  await handOver('Luis Vera')
  await press('Guardar')
  await sees('a cargo de Luis Vera.')
  await press('Deshacer el cambio', document.body)
  await sees('Cambio deshecho')
  await waitFor(() => expect(actas()).toEqual([]))
  expect(stored().map(({ custodio }) => custodio)).toEqual(['Ana Ríos', 'Ana Ríos'])
})

test('without the act only the custodian changes; with a central the number is the central’s, and the paper has room for it', async () => {
  putRecords(KEYS.inventario, GOODS)
  markCentral('suya')
  await openScreen('/admin/inventario', 'user-5')
  await handOver('Luis Vera')
  await check('Hacer el acta de entrega-recepción')
  expect(screen.queryByLabelText('Quién entrega')).toBeNull()
  await press('Guardar')
  await sees('En 2 items.')
  await closed()
  // What was ticked still is.
  await press('Cambiar selección')
  await fill('Custodio nuevo', 'Eva Paz')
  await press('Guardar')
  const shown = await dialog('Acta de entrega-recepción')
  await sees('El número lo da la central cuando reciba el acta.', shown)
  expect(actas()).toHaveLength(1)
  expect(actas()[0]?.numero).toBeUndefined()
  await print(true)
  expect(paper()).toContain('Acta de entrega-recepción N.º ____')
  await print(false)
})

test('what was given up has its act made once, with the day, the reason and the units of then', async () => {
  const baja = { dia: '2026-03-05', motivo: 'Dañado', acta: '' }
  putRecords(KEYS.inventario, [{ ...(GOODS[0] as Item), baja }])
  putRecords(KEYS.movimientos, [
    { id: 'mov-1', item: 'inv-1', tipo: 'BAJA', cantidad: 2, cuando: '2026-03-05T10:00', cierra: true },
  ])
  await openScreen('/admin/inventario?ver=inv-1', 'user-5')
  await press('Hacer el acta de baja')
  await sees('El 5 de marzo de 2026 se dan de baja los bienes que se detallan. Motivo: Dañado.')
  expect(actas()).toMatchObject([
    {
      tipo: 'BAJA',
      fecha: '2026-03-05',
      numero: expect.stringMatching(/^A-2026-0001-/),
      bienes: [{ cantidad: 2 }],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hacer el acta de baja' })).toBeNull())
})

test('«Entregar» asks to whom before anything else and hands over what is there now; what nobody had yet is handed over by whoever writes it down', async () => {
  putRecords(KEYS.inventario, [{ ...(GOODS[1] as Item), custodio: '' }])
  putRecords(KEYS.movimientos, [
    { id: 'mov-1', item: 'inv-2', tipo: 'ENTRADA', cantidad: 5, cuando: '2026-03-05T10:00' },
  ])
  await openScreen('/admin/inventario?ver=inv-2', 'user-5')
  await press('Entregar a otro custodio')
  const box = await dialog('Entregar: <b>Radio</b>')
  expect(box.querySelector('input, select')).toBe(within(box).getByLabelText(/^Custodio nuevo/))
  await press('Guardar', box)
  await sees('Escriba quién lo recibe.', box)
  await fill('Custodio nuevo', 'Luis Vera', box)
  await reads('Quién entrega', 'Guardalmacén')
  await press('Guardar', box)
  await sees('1 item a cargo de Luis Vera.')
  expect(actas()).toMatchObject([{ entrega: 'Guardalmacén', recibe: 'Luis Vera', bienes: [{ cantidad: 6 }] }])
})

test('a hand-over that was cut off comes back to the thing for which it was begun', async () => {
  putRecords(KEYS.inventario, GOODS)
  await set('borrador:user-5/inventario:entrega:inv-1', { custodio: 'Luis Vera' }, database())
  await openScreen('/admin/inventario?ver=inv-1', 'user-5')
  await press('Entregar a otro custodio')
  const box = await dialog('Entregar: Casco')
  await sees('Se recuperó lo que estaba escribiendo.', box)
  await reads('Custodio nuevo', 'Luis Vera')
})
