import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeCopiaFile } from '@/entities/copias/copia-file'
import { eventosRepository } from '@/entities/eventos/queries'
import { newItem } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { KEYS } from '../../../../keys'
import { openScreen } from '../../../open-screen'
import { signIn } from '../../../sign-in'

const item = (id: string, nombre: string, cantidad = 1) => ({
  ...newItem('2026-06-30'),
  id,
  nombre,
  cantidad,
})

async function openPreview(modulos: Record<string, unknown>): Promise<HTMLElement> {
  const momento = '2026-06-30T12:00:00.000Z'
  const file = await writeCopiaFile({ momento, modulos, fotos: [], foto: async () => undefined })
  await openScreen('/admin/config?tab=backup', 'user-1')
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no input yet')
    return found
  })
  fireEvent.change(input, { target: { files: [new File([file], 'copia.zip')] } })
  return screen.findByRole('dialog', { name: 'Restaurar una copia' })
}
const partOf = (dialog: HTMLElement, title: string) => {
  const parts = within(dialog).getAllByRole('listitem')
  return parts.find(({ textContent }) => textContent?.startsWith(title))?.textContent
}

test('the preview names every record that would be added, changed or removed', async () => {
  await signIn('user-1')
  for (const { id } of await itemsRepository.all()) await itemsRepository.remove([id])
  await itemsRepository.create({ ...newItem('2026-06-30'), nombre: 'Solo aquí' })
  const both = await itemsRepository.create({ ...newItem('2026-06-30'), nombre: 'Cambiado', cantidad: 9 })
  const [evento] = await eventosRepository.all()
  const added = ['Pala', 'Hacha', 'Balde', 'Soga', 'Casco', 'Pito'].map((name, n) => item(`inv-${n}`, name))
  const asistencia = { eventoId: evento?.id, personalId: 'x', nombre: 'Ana Paz', cargo: '', asistio: true }
  const dialog = await openPreview({
    [KEYS.inventario]: [...added, item('inv-9', ''), { ...both, cantidad: 1 }],
    [KEYS.asistencias]: [{ ...asistencia, id: 'ast-1', horaEntrada: '', observaciones: '' }],
    [KEYS.bitacora]: [
      { id: 'bit-1', momento: '2026-01-01T00:00:00.000Z', usuario: 'Jefe', accion: 'ingreso', modulo: '' },
      {
        id: 'bit-2',
        momento: '2026-01-01T00:00:01.000Z',
        usuario: 'Jefe',
        accion: 'crear',
        registro: 'Pala',
      },
    ],
  })
  fireEvent.click(within(dialog).getByRole('radio', { name: /Reemplazar/ }))
  const inventory = partOf(dialog, 'Inventario')
  expect(inventory).toContain('Se agrega: Pala, Hacha, Balde, Soga')
  expect(inventory).toContain('Casco, Pito, Sin nombre')
  expect(inventory).toContain('Vuelve a ser como en la copia: Cambiado')
  expect(inventory).toContain('Se quita: Solo aquí')
  expect(partOf(dialog, 'Asistencias')).toContain(`Se agrega: Ana Paz, en ${evento?.titulo}`)
  expect(partOf(dialog, 'Historial de cambios')).toContain('Se agrega: Inició sesión: Jefe, Creó: Pala')
  expect(dialog.textContent).not.toMatch(/\b(inv|ast|bit|evento)-\d/)
})

test('what the copy would change stands alone; the modules in which nothing changes are one line', async () => {
  await signIn('user-1')
  for (const { id } of await itemsRepository.all()) await itemsRepository.remove([id])
  const dialog = await openPreview({ [KEYS.inventario]: [item('inv-1', 'Pala')], [KEYS.personal]: [] })
  const differing = within(dialog).getByRole('list', { name: 'Diferencias por módulo' })
  expect(differing.textContent).toMatch(/^Inventario/)
  expect(differing.textContent).not.toContain('Personal')
  expect(
    within(dialog)
      .getByText(/^Sin cambios en \d+ módulos?$/)
      .closest('details')?.open,
  ).toBe(false)
})
