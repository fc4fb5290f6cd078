import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { porArreglar } from '@/entities/inventario/revision/por-arreglar'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { gone, putRecords, reads, rowOf, sees } from '../../panel'
import { HOY, item, PATH } from './goods'

const falla = (id: string, rest: object = {}) => ({
  ...{ id: `falla-${id}`, item: id, nombre: id, vehiculo: false, que: 'Fuga', fuera: false },
  ...{ cuando: `${HOY}T00:00`, por: 'Ana', ...rest },
})
const GOODS = ['Bomba', 'Casco', 'Hacha', 'Radio', 'Soga'].map((nombre) => item(nombre.toLowerCase(), nombre))
const FALLAS = [
  ...['bomba', 'casco', 'hacha', 'radio'].map((id) => falla(id)),
  falla('soga', { alta: `${HOY}T00:01`, altaPor: 'Ana' }),
]

test('what has an open failure is one filter of the list, to which the line of many failures leads', async () => {
  const [line, ...others] = porArreglar(GOODS, FALLAS)
  expect(others).toEqual([])
  expect(line).toMatchObject({ to: PATH, search: { alerta: 'conFallas' } })

  putRecords(KEYS.inventario, GOODS)
  putRecords(KEYS.fallas, FALLAS)
  await openScreen(`${PATH}?alerta=${line?.search?.alerta}`, 'user-5')
  for (const nombre of ['Bomba', 'Casco', 'Hacha', 'Radio']) await rowOf(nombre)
  await gone('Soga')
  await reads('Filtrar por alerta', 'conFallas')
  await sees('Con fallas (4)')
  screen.getByRole('table', { name: 'Inventario' })
})
