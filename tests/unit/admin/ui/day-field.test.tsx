import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Item } from '@/entities/inventario/item'
import { sampleItems } from '@/entities/inventario/seed'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { closed, dialog, field, fill, press, putRecords, reads, records, said, sees } from '../../panel'

const itemNamed = (nombre: string) => records<Item>(KEYS.inventario).find((one) => one.nombre === nombre)

test('a year of two figures is asked, and no record has the year 26', async () => {
  await openScreen('/admin/inventario', 'user-1')
  await press('Agregar Item')
  const form = await dialog(/Agregar/)
  await fill('Nombre', 'Hacha nueva', form)
  const day = await field('Fecha de ingreso', form)
  day.focus()
  for (const typed of ['0002-11-20', '0020-11-20', '0026-11-20'])
    fireEvent.change(day, { target: { value: typed } })
  // Nobody is asked while the year is being typed.
  expect(form.textContent).not.toContain('El año quedó')
  await press('Guardar', form)
  await sees('El año quedó en 26. ¿Quiso decir 2026?', form)
  await waitFor(() => expect(document.activeElement).toBe(day))
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(itemNamed('Hacha nueva')).toBeUndefined()
  await press('Sí, 2026', form)
  await reads('Fecha de ingreso', '2026-11-20')
  await press('Guardar', form)
  await closed()
  expect(itemNamed('Hacha nueva')?.fechaIngreso).toBe('2026-11-20')
})

test('a day that was kept before there were bounds doesn’t stop another change', async () => {
  const [first] = sampleItems()
  putRecords(KEYS.inventario, [{ ...first, nombre: 'Bomba', fechaIngreso: '1802-01-01' }])
  await openScreen('/admin/inventario', 'user-1')
  await press('Editar Bomba')
  await fill('Ubicación', 'Museo')
  await press('Guardar')
  await closed()
  expect(itemNamed('Bomba')).toMatchObject({ ubicacion: 'Museo', fechaIngreso: '1802-01-01' })
})

test('no call is of 1902 nor of 2080, and a day behind a folded part shows itself', async () => {
  await openScreen('/admin/servicios?nuevo=true', 'user-1')
  const form = await dialog('Nuevo Servicio')
  await fill('Descripción', 'Incendio de prueba', form)
  await fill('Dirección', 'Calle 1', form)
  const calls = () => records<RegistroServicio>(KEYS.servicios)
  for (const [day, sentence] of [
    ['1902-05-01', 'Revise el año: no puede ser antes de 1950.'],
    ['2080-05-01', 'Ese día todavía no llega'],
  ] as const) {
    await fill('Fecha', day, form)
    await press('Guardar', form)
    await sees(sentence, form)
  }
  await fill('Fecha', '2026-05-01', form)
  await press(/Salida, llegada y control/, form)
  await fill('Día de fin', '0026-05-02', form)
  await press(/Salida, llegada y control/, form)
  await press('Guardar', form)
  await sees('El año quedó en 26. ¿Quiso decir 2026?', form)
  expect((await field('Día de fin', form)).closest('[hidden]')).toBeNull()
  expect(calls().some(({ descripcion }) => descripcion === 'Incendio de prueba')).toBe(false)
  await press('Sí, 2026', form)
  await press('Guardar', form)
  await said('Servicio registrado')
  const kept = calls().find(({ descripcion }) => descripcion === 'Incendio de prueba')
  expect(kept).toMatchObject({ fecha: '2026-05-01', diaFin: '2026-05-02' })
  expect(kept?.numero).toMatch(/^P-2026-/)
  expect(screen.queryByText(/0026/)).toBeNull()
})
