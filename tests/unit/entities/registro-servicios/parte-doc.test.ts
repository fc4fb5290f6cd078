import { expect, test } from 'vitest'
import { parteDoc } from '@/entities/registro-servicios/parte-doc'
import { partePdf } from '@/entities/registro-servicios/parte-pdf'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { pdfTexts } from '../../pdf-texts'

const BRIGADE = { nombreInstitucion: 'Cuerpo de Bomberos de Prueba', direccion: 'Calle Sucre 12' }

const call: RegistroServicio = {
  ...newRegistro('2026-03-31'),
  id: 'srv-1',
  horaInicio: '23:50',
  llegada: '00:01',
  horaFin: '00:20',
  tipo: 'INCENDIO',
  subtipo: 'Forestal',
  descripcion: 'Incendio en el cerro',
  direccion: 'Cerro Azul',
  personalAsignado: ['Ana Ruiz', 'Luis Paz'],
  tiempoRespuesta: 11,
  fallecidos: 0,
  hectareas: 2.5,
  instituciones: ['Policía Nacional'],
  fotos: ['a', 'b'],
}

test('a parte has its five times, also those to be written by hand, and only the facts that somebody noted', () => {
  const { tablas, textos } = parteDoc(call)
  const [servicio, horas, recursos] = tablas.map(({ filas }) => filas.map((row) => row.join(': ')))
  expect(horas).toEqual([
    'Aviso: 23:50',
    'Salida: ',
    'Llegada: 00:01',
    'Controlado: ',
    'Regreso al cuartel: 00:20',
    'Tiempo de respuesta: 11 min',
  ])
  expect(servicio).toEqual([
    'Fecha: 31 de marzo de 2026',
    'Tipo: Combate de Incendios',
    'Dirección: Cerro Azul',
    'Subtipo: Forestal',
    'Estado: Completado',
  ])
  expect(recursos).toEqual([
    'Personal asignado: Ana Ruiz, Luis Paz',
    'Personas fallecidas: 0',
    'Hectáreas: 2,5',
    'Instituciones presentes: Policía Nacional',
    'Fotografías: 2 imágenes en la bitácora',
  ])
  expect(textos).toEqual([['Descripción', 'Incendio en el cerro']])
})

test('the PDF has the brigade’s head, the facts and lines to sign, on one page', async () => {
  const texts = await pdfTexts(partePdf({ ...call, numero: 'P-2026-0007' }, BRIGADE, '2026-04-01'))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Cuerpo de Bomberos de Prueba',
      'Calle Sucre 12',
      'Parte de servicio P-2026-0007',
      'Hecho el 1 de abril de 2026',
      'Forestal',
      '23:50',
      'Ana Ruiz, Luis Paz',
      'Incendio en el cerro',
      'Elaborado por',
      'A cargo del servicio',
      'Jefatura',
      'Página 1 de 1',
    ]),
  )
})

test('a long account goes on to a second page with its signatures, and odd letters harm nothing', async () => {
  const reporte = Array.from({ length: 50 }, (_, n) => `Línea ${n} 🚒`).join('\n')
  const texts = await pdfTexts(partePdf({ ...call, reporte }, BRIGADE, '2026-04-01'))
  expect(texts).toEqual(expect.arrayContaining(['Línea 0 ?', 'Línea 49 ?', 'Jefatura', 'Página 2 de 2']))
})
