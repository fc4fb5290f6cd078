import { expect, test } from 'vitest'
import { importGastos } from '@/entities/presupuesto/cedula/cedula-import'

const gastos = (text: string, replies?: Record<string, string>) =>
  importGastos(new Blob([text]), { ...(replies && { replies }) })
const MILES =
  '(En miles de dólares);;\n\nPartida;Denominación;Codificado\n53.08.02;Botas;82,5\n53.08.03;Aceite;1.200\n;TOTAL;1.282,5\n'

test('a file in thousands is asked before anything of it is read', async () => {
  const asked = await gastos(MILES)
  expect([asked.rows, asked.questions?.map(({ key, answer }) => [key, answer])]).toEqual([
    [],
    [['miles', undefined]],
  ])
  const usd = async (reply: string) =>
    (await gastos(MILES, { miles: reply })).rows.map(({ record }) => record.codificado)
  expect(await usd('si')).toEqual([82_500, 1_200_000])
  expect(await usd('no')).toEqual([82.5, 1200])
  expect((await gastos(MILES, { miles: 'si' })).differences).toEqual([])
})

test('both marks in one file are said with a cell of each', async () => {
  const { rows, warnings } = await gastos(
    'Partida;Denominación;Codificado\n53.08.02;Botas;82.000,00\n53.08.03;Aceite;7,000.00\n',
  )
  expect(rows.map(({ record }) => record.codificado)).toEqual([82000, 7000])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'El archivo escribe sus valores de dos maneras: «82.000,00» en C2 y «7,000.00» en C3. Cada uno se leyó por sí mismo: revíselos.',
  ])
})

test('a whole structure in one column is its item and programme', async () => {
  const { rows, problems } = await gastos(
    'Estructura Programática;Descripción;Codificado\n01 00 000 001 530803 1201 002 0000 0000;Aceite;10\n21 00 000 001 530803 1201 002 0000 0000;Aceite;20\n',
  )
  expect(problems).toEqual([])
  expect(rows.map(({ record }) => [record.partida, record.programa])).toEqual([
    ['53.08.03', '01'],
    ['53.08.03', '21'],
  ])
})

test('activity and source of funds tell apart the lines of one item, and leave the others as they were', async () => {
  const { rows } = await gastos(
    'Programa;Actividad;Fuente;Ítem;Denominación;Codificado\n01;001;001;530803;Aceite;1\n01;001;002;530803;Aceite;2\n01;002;001;530804;Papel;3\n',
  )
  expect(rows.map(({ record }) => record.programa)).toEqual([
    '01 · actividad 001 · fuente 001',
    '01 · actividad 001 · fuente 002',
    '01',
  ])
})
