import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rendicionesRepository } from '@/entities/rendicion/queries'
import { sampleRendiciones } from '@/entities/rendicion/seed'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'

const tags = (count: number) => Array.from({ length: count }, (_, n) => `etiqueta ${n}`)

const [sample = expect.fail('no sample')] = sampleRendiciones()

/** As an earlier version, or a central's row, may hold it. */
const store = (count: number) =>
  localStorage.setItem(
    KEYS.rendicion,
    JSON.stringify({
      data: [{ ...sample, publicado: true, tags: tags(count) }],
      timestamp: Date.now(),
      v: 1,
    }),
  )

test('of a report with 20,000 tags its page draws thirty and says how many there are', async () => {
  store(20_000)
  await openScreen(`/transparencia/${sample.id}`, 'user-1')
  const list = within(screen.getByRole('list', { name: 'Categorías' })).getAllByRole('listitem')
  expect(list).toHaveLength(31)
  expect(list.at(-1)?.textContent).toBe('y 19970 más')
})

test('a report takes thirty tags; one that has more already keeps them', async () => {
  store(31)
  await openScreen('/admin/rendicion', 'user-1')
  fireEvent.click(await screen.findByRole('button', { name: `Editar ${sample.titulo}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('Tags')
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  fireEvent.change(field, { target: { value: tags(32).join(', ') } })
  save()
  await dialog.findByText('Use 30 tags como máximo.')
  fireEvent.change(field, { target: { value: tags(31).join(', ') } })
  fireEvent.change(dialog.getByLabelText('Título'), { target: { value: 'Con todas sus etiquetas' } })
  save()
  await screen.findByText('Reporte actualizado')
  expect(await rendicionesRepository.find(sample.id)).toMatchObject({
    titulo: 'Con todas sus etiquetas',
    tags: tags(31),
  })
})
