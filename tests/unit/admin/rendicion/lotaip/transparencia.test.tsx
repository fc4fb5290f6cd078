import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { vence } from '@/entities/lotaip/plazos'
import { corteCsv } from '@/entities/presupuesto/cortes/corte-csv'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { addMonths, cierreDe } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { feriadosDe } from '@/shared/lib/ley/feriados'
import { pdf } from '../../../../archivos'
import { KEYS } from '../../../../keys'
import { openScreen } from '../../../open-screen'
import {
  button,
  check,
  dialog,
  exported,
  field,
  fill,
  give,
  go,
  press,
  putRecords,
  reads,
  records,
  said,
  saveForm,
  sees,
} from '../../../panel'

const TAB = '/admin/rendicion?tab=transparencia'
const at = (mes: string, numeral: string) => `/admin/rendicion/lotaip/${mes}/${numeral}`

const TODAY = toDay(new Date())
const LAST = addMonths(TODAY.slice(0, 7), -1)

type Stored = {
  id: string
  mes: string
  numeral: string
  estado?: string
  columnas?: string[]
  filas?: string[][]
}
const kept = () => records<Stored>(KEYS.lotaipMeses)

const ready = (mes: string, numeral: string, columnas: string[], filas: string[][]) => ({
  ...{ id: `lotaip-${mes}-${numeral}`, mes, numeral, estado: 'LISTO', columnas, filas },
})

/** From now on the treasurer's role reads accountability and writes nothing in it. */
function letTesoreriaOnlyRead(): void {
  const roles = ['ADMIN_OPERATIVO', 'TALENTO_HUMANO', 'TESORERIA', 'BODEGA', 'INSPECTOR']
  const data = Object.fromEntries(
    roles.map((role) => [role, role === 'TESORERIA' ? { 'rendicion:edit': false } : {}]),
  )
  localStorage.setItem(KEYS.permisos, JSON.stringify({ data, timestamp: Date.now() }))
}

function paste(cell: HTMLElement, text: string): void {
  const event = createEvent.paste(cell, { clipboardData: { getData: () => text } })
  fireEvent(cell, event)
}

/** Until what was saved is what the form begins with again. */
async function saveNumeral(): Promise<void> {
  await press('Guardar')
  await said('Numeral guardado')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull())
}

test('the accountability screen stays the first tab, and transparency has its address', async () => {
  const { search } = await openScreen('/admin/rendicion', 'user-1')
  await button('Generar Automático')
  expect(screen.getByRole('tab', { name: 'Informes' }).getAttribute('aria-selected')).toBe('true')
  fireEvent.click(screen.getByRole('tab', { name: 'Transparencia' }))
  await sees('Todavía no se ha trabajado ningún mes.')
  expect(document.body.textContent).not.toContain('Atrasado')
  expect(search()).toEqual({ tab: 'transparencia' })
  expect(screen.queryByRole('button', { name: 'Generar Automático' })).toBeNull()
  await sees('Los plazos saltan fines de semana y los feriados del calendario.')
  await sees('Copiada el 25 de noviembre de 2026')
  await sees('0 de 25 numerales con estado.')
})

test('a numeral is typed, pasted and marked ready, and its month says so in words', async () => {
  await openScreen(at('2026-10', '20'), 'user-4')
  await sees('Octubre de 2026 · cambia: mensual')
  await press('Agregar fila')
  await fill('Tema, fila 1', 'Permisos')
  paste(
    await field('Veces solicitada, fila 1'),
    '3\thttps://b.ec/permisos\n5\thttps://b.ec/charlas\t sobra\n',
  )
  await sees('Se pegaron 2 filas. 1 celda no cabía en las columnas.')
  await reads('Veces solicitada, fila 2', '5')
  await fill('Tema, fila 2', 'Charlas')
  await check('Listo')
  await saveNumeral()
  expect(kept()).toEqual([
    ready(
      '2026-10',
      '20',
      ['Tema', 'Veces solicitada', 'Enlace'],
      [
        ['Permisos', '3', 'https://b.ec/permisos'],
        ['Charlas', '5', 'https://b.ec/charlas'],
      ],
    ),
  ])
  cleanup()
  await openScreen(`${TAB}&mes=2026-10`, 'user-4')
  await sees('1 de 25 numerales con estado.')
  const list = screen.getByRole('link', { name: /^Numeral 20: Información de solicitud frecuente/ })
  expect(list.textContent).toContain('Listo')
  const table = screen.getByRole('table', { name: 'Numerales de 2026 por meses' })
  within(table).getByRole('link', { name: 'Numeral 20 de octubre de 2026: Listo' })
  within(table).getByRole('link', { name: 'Numeral 6 de octubre de 2026: Sin empezar' })
})

test('a copy’s own heads are no row, and what was there can be had again', async () => {
  await openScreen(at('2026-10', '20'), 'user-4')
  await press('Agregar fila')
  await fill('Tema, fila 1', 'Lo mío')
  paste(await field('Tema, fila 1'), 'Tema\tVECES SOLICITADA\nOtro\t2')
  await sees('Se pegó 1 fila.')
  await reads('Tema, fila 1', 'Otro')
  await press('Volver a lo que había')
  await reads('Tema, fila 1', 'Lo mío')
})

test('a month is filled as the last one, and several numerals at once don’t apply until the year’s end', async () => {
  putRecords(KEYS.lotaipMeses, [
    ready('2026-09', '20', ['Tema'], [['Permisos']]),
    ready('2026-09', '6', ['Código', 'Devengado'], [['53', '1.00']]),
    { ...ready('2026-09', '15', [], []), estado: 'NO_APLICA', motivo: 'No hay contratos.' },
    ready('2026-09', '4', ['Puesto institucional', 'Fecha de inicio'], [['Jefe', '12/09/2026']]),
    ready('2026-09', '5-22', ['Servicio', 'Personas que accedieron en el mes'], [['Permisos', '8']]),
    { id: 'lotaip-2026-10-13', mes: '2026-10', numeral: '13' },
  ])
  await openScreen(`${TAB}&mes=2026-10`, 'user-4')
  await press('Lo demás, como el mes anterior')
  const asked = await dialog('octubre de 2026, como antes')
  // Money, counts and what is dated in a month are of that one alone.
  await sees('2 numerales quedan como se dijo la última vez: 15 y 20.', asked)
  await press('Llenar como antes', asked)
  await said('Numerales guardados')
  const of = (mes: string) => kept().filter((one) => one.mes === mes)
  expect(of('2026-10')).toMatchObject([
    { numeral: '13' },
    { numeral: '15', estado: 'NO_APLICA', motivo: 'No hay contratos.' },
    { numeral: '20', estado: 'SIN_CAMBIOS' },
  ])
  await sees('2 numerales con estado')
  await press('No aplica en varios')
  await dialog('No aplica en octubre de 2026')
  expect(screen.queryByLabelText('Numeral 20: Información de solicitud frecuente')).toBeNull()
  await check('Numeral 11: Contratos de crédito')
  await check('Numeral 21: Políticas que afectan a un grupo')
  await fill('Motivo', 'La brigada no los tiene.')
  await check('También en los meses que faltan de 2026')
  await saveForm('Numerales guardados')
  for (const mes of ['2026-10', '2026-11', '2026-12'])
    expect(of(mes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ numeral: '11', estado: 'NO_APLICA', motivo: 'La brigada no los tiene.' }),
        expect.objectContaining({ numeral: '21', estado: 'NO_APLICA' }),
      ]),
    )
})

test('an absence needs a reason, a ready numeral a row', async () => {
  await openScreen(at('2026-10', '15'), 'user-4')
  await check('No aplica')
  await press('Guardar')
  await sees('Escriba por qué: va en el diccionario del paquete.')
  await fill('Motivo', 'La brigada no tiene contratos colectivos.')
  await saveNumeral()
  expect(kept()).toMatchObject([{ estado: 'NO_APLICA', motivo: 'La brigada no tiene contratos colectivos.' }])
  await check('Listo')
  await press('Guardar')
  await sees('Para darlo por listo necesita al menos una fila.')
  expect(kept()).toMatchObject([{ estado: 'NO_APLICA' }])
})

test('what was typed and not saved is there after coming back', async () => {
  const opened = await openScreen(at('2026-10', '20'), 'user-4')
  await press('Agregar fila')
  await fill('Tema, fila 1', 'A medias')
  await sees('Guardado como borrador en este equipo')
  await go(opened, TAB)
  await sees('Todavía no se ha trabajado ningún mes.')
  await go(opened, at('2026-10', '20'))
  await sees('Se recuperó lo que estaba escribiendo.')
  await reads('Tema, fila 1', 'A medias')
  expect(kept()).toEqual([])
})

test('rows come from the month before and from the panel, with what is missing said', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2026-08', '20', ['Tema'], [['Permisos']])])
  const opened = await openScreen(at('2026-10', '20'), 'user-4')
  await press('Traer del mes anterior')
  await sees('Se trajo 1 fila de agosto de 2026.')
  await reads('Tema, fila 1', 'Permisos')
  await press('Traer del panel')
  await sees('El panel no tiene nada de ese mes para este numeral.')
  await reads('Tema, fila 1', 'Permisos')
  await go(opened, at('2026-10', '6'))
  await press('Traer del panel')
  await sees(`No hay un corte al 31 de octubre de 2026. Son las cifras de hoy, al ${formatDay(TODAY)}`)
  await reads('Cifras al', TODAY)
  await reads('Categoría, fila 1', 'Ingreso')
  await sees('Complete usted: Asignado, Modificado y Certificado.')
  // The treasurer's role doesn't see the people.
  await go(opened, at('2026-10', '2'))
  await press('Traer del panel')
  await sees('Su rol no ve el personal: escriba las filas o pídalas a quien sí lo ve.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('while the brigade inspects, the set of services is proposed what was inspected and paid', async () => {
  const dia = `${LAST}-05`
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.visitas, [
    { ...{ id: 'v-1', local: 'a', dia, equipo: 'x', plantilla: 'base-1' }, resultado: 'APROBADO' },
  ])
  putRecords(KEYS.ordenes, [
    {
      ...{ id: 'orden-1', dia, ano: Number(dia.slice(0, 4)), tramite: 'Permiso anual', nombre: 'Bar' },
      ...{ total: 3500, lineas: [{ concepto: 'Permiso', centavos: 3500 }] },
    },
  ])
  putRecords(KEYS.pagos, [
    { id: 'pago-1', orden: 'orden-1', recibo: '1', dia, como: 'EFECTIVO', centavos: 3500 },
  ])
  await openScreen(at(LAST, '5-22'), 'user-1')
  await press('Traer del panel')
  await reads('Servicio, fila 1', 'Inspección de locales')
  await reads('Personas que accedieron en el mes, fila 1', '1')
  await reads('Servicio, fila 2', 'Permiso anual')
  await reads('Personas que accedieron en el mes, fila 2', '1')
})

test('a brigade that doesn’t inspect is proposed nothing of it', async () => {
  await openScreen(at(LAST, '5-22'), 'user-1')
  await sees('Servicios, formularios y formatos')
  expect(screen.queryByRole('button', { name: 'Traer del panel' })).toBeNull()
})

test('the budget of a month is that of the cut of its close; the package dates what isn’t as it is', async () => {
  const cierre = cierreDe(LAST)
  const lines = { ingresos: sampleIngresos(), gastos: sampleGastos() }
  const earlier = lines.gastos.map((line) => ({ ...line, devengado: 1.5 }))
  const head = { ejercicio: Number(LAST.slice(0, 4)), fecha: cierre }
  const texto = corteCsv({ ingresos: [], gastos: earlier }, head)
  putRecords(KEYS.congelados, [
    { id: 'corte-1', ...head, hecho: `${TODAY}T10:00:00.000Z`, texto, sha256: 'x', publicado: '' },
  ])
  const opened = await openScreen(at(LAST, '6'), 'user-4')
  await press('Traer del panel')
  await sees(`Son las cifras del corte al ${formatDay(cierre)}.`)
  await reads('Devengado, fila 1', '1.50')
  await reads('Cifras al', cierre)
  await check('Listo')
  await saveNumeral()
  expect(kept()).toMatchObject([{ cifrasAl: cierre }])
  await fill('Cifras al', TODAY)
  await saveNumeral()
  await go(opened, `${TAB}&mes=${LAST}&paquete=${LAST}`)
  const paquete = await dialog(`Paquete de ${nameOfMonth(LAST)}`)
  await sees(`sus cifras son al ${formatDay(TODAY)}, y se piden al cierre: ${formatDay(cierre)}.`, paquete)
})

test('a field that the catalogue gains goes under an old month without moving its cells', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2026-10', '20', ['Tema', 'Antiguo'], [['Permisos', 'dato']])])
  const opened = await openScreen(at('2026-10', '20'), 'user-4')
  await reads('Antiguo, fila 1', 'dato')
  await fill('Nota', 'Solo la nota')
  await saveNumeral()
  expect(kept()[0]).toMatchObject({
    nota: 'Solo la nota',
    columnas: ['Tema', 'Antiguo'],
    filas: [['Permisos', 'dato']],
  })
  await fill('Veces solicitada, fila 1', '4')
  await saveNumeral()
  expect(kept()[0]).toMatchObject({
    columnas: ['Tema', 'Veces solicitada', 'Enlace', 'Antiguo'],
    filas: [['Permisos', '4', '', 'dato']],
  })
  await go(opened, `${TAB}&mes=2026-10`)
  await sees('1 de 25 numerales con estado.')
})

test('the package names each problem and its place, and never says that it was filed', async () => {
  putRecords(KEYS.lotaipMeses, [
    ready('2026-10', '20', ['Tema', 'Veces solicitada', 'Enlace'], [['Permisos', '', 'b.ec']]),
  ])
  await openScreen(`${TAB}&mes=2026-10`, 'user-4')
  await press('Paquete del mes')
  const opened = await dialog('Paquete de octubre de 2026')
  await sees('26 cosas por corregir:', opened)
  await sees('Numeral 6: falta: nadie lo ha empezado.', opened)
  await sees('Numeral 20, fila 1, «Veces solicitada»: está vacío.', opened)
  await sees('Numeral 20, fila 1, «Enlace»: «b.ec» no es un enlace', opened)
  await sees('Descargarlo no es presentarlo', opened)
  const file = await exported('Descargar así como está', opened)
  expect(file.name).toBe('lotaip-2026-10.zip')
  await said('Todavía no está presentado.')
  expect(records(KEYS.lotaipPresentaciones)).toEqual([])
})

test('a filed month is evidence: its day, its receipt and who says so', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2020-10', '20', ['Tema'], [['Permisos']])])
  await openScreen(`${TAB}&mes=2020-10`, 'user-1')
  await sees('Atrasado: había plazo hasta el 16 de noviembre de 2020')
  await sees('Índice SITA: 0 mientras no se presente')
  await press('Marcar como presentado')
  await dialog('Marcar octubre de 2020 como presentado')
  await fill('Día en que se presentó', '2020-10-30')
  await press('Guardar')
  await sees('Ese mes todavía no había terminado.')
  await sees('Escriba qué constancia quedó')
  await fill('Día en que se presentó', '2020-11-13')
  await fill('Constancia', 'Trámite 123')
  await saveForm('Mes marcado como presentado')
  await sees('Presentado el 13 de noviembre de 2020.')
  await sees(': Trámite 123')
  await sees('Índice SITA: aquí no se sabe.')
  expect(records(KEYS.lotaipPresentaciones)).toMatchObject([
    { mes: '2020-10', fecha: '2020-11-13', constancia: 'Trámite 123' },
  ])
})

test('the parts of the index are typed with their source; it is computed once the fourth is known', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2020-10', '20', ['Tema'], [['Permisos']])])
  await openScreen(`${TAB}&mes=2020-10`, 'user-1')
  await press('Anotar el índice')
  await dialog('Índice SITA de octubre de 2020')
  await fill('CTA', '90,5')
  await fill('ETA', '80')
  await fill('RP', '101')
  await press('Guardar')
  await sees('Escriba un número de 0 a 100, o déjela vacía.')
  await sees('Escriba dónde está publicado.')
  await fill('RP', '')
  await fill('Dónde está publicado', 'dpe.gob.ec')
  await fill('Día en que se copió', '2020-12-01')
  await saveForm('Índice anotado')
  await sees('no se puede calcular, faltan RP y CI.')
  await press('Anotar el índice')
  await reads('CTA', '90,5')
  await fill('RP', '70')
  await fill('CI', '60')
  await saveForm('Índice anotado')
  // (90.5 + 80 + 70 + 60) / 4
  await sees('Índice SITA: 75,13, el promedio de CTA 90,5, ETA 80, RP 70 y CI 60.')
  expect(records(KEYS.lotaipIndices)).toMatchObject([{ id: 'sita-2020-10', CTA: 90.5, CI: 60 }])
})

test('a part of the index that another device noted while the form was open stays', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2020-10', '20', ['Tema'], [['Permisos']])])
  const indice = { id: 'sita-2020-10', mes: '2020-10', fuente: 'dpe.gob.ec', fecha: '2020-12-01' }
  putRecords(KEYS.lotaipIndices, [{ ...indice, CTA: 90 }])
  const { app } = await openScreen(`${TAB}&mes=2020-10`, 'user-1')
  await press('Anotar el índice')
  await reads('CTA', '90')
  await fill('ETA', '80')
  putRecords(KEYS.lotaipIndices, [{ ...indice, CTA: 95, RP: 70 }])
  await act(() => app.queryClient.invalidateQueries())
  await saveForm('Índice anotado')
  expect(records(KEYS.lotaipIndices)).toMatchObject([{ CTA: 95, ETA: 80, RP: 70 }])
})

test('a cell of the year is called also by the short word that stands in it', async () => {
  putRecords(KEYS.lotaipMeses, [
    {
      id: 'lotaip-2020-10-11',
      mes: '2020-10',
      numeral: '11',
      estado: 'NO_APLICA',
      motivo: 'No hay créditos.',
    },
    { id: 'lotaip-2020-10-6', mes: '2020-10', numeral: '6' },
  ])
  await openScreen(`${TAB}&mes=2020-10`, 'user-1')
  const table = await screen.findByRole('table', { name: 'Numerales de 2020 por meses' })
  within(table).getByRole('link', { name: 'Numeral 11 de octubre de 2020: N/A, no aplica' })
  within(table).getByRole('link', { name: 'Numeral 6 de octubre de 2020: Va, empezado' })
})

test('the back button closes the form of the index and leaves the month as it stood; the menu never opens it again', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2020-10', '20', ['Tema'], [['Permisos']])])
  const { app, search } = await openScreen(`${TAB}&mes=2020-10`, 'user-1')
  await press('Anotar el índice')
  await dialog('Índice SITA de octubre de 2020')
  const kept = screen.getAllByRole('link', { name: 'Rendición de Cuentas', hidden: true })
  for (const link of kept) expect(link.getAttribute('href')).not.toContain('sita')
  await act(async () => app.router.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.router.state.location.pathname).toBe('/admin/rendicion')
  expect(search()).toMatchObject({ tab: 'transparencia', mes: '2020-10' })
})

test('the receipt of a filed month may be its file alone', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2020-10', '20', ['Tema'], [['Permisos']])])
  await openScreen(`${TAB}&mes=2020-10`, 'user-1')
  await press('Marcar como presentado')
  await fill('Día en que se presentó', '2020-11-13')
  await give('Comprobante', 'comprobante.pdf', new Uint8Array(pdf()))
  await sees('comprobante.pdf')
  await saveForm('Mes marcado como presentado')
  await sees('Presentado el 13 de noviembre de 2020, según')
  expect(records(KEYS.lotaipPresentaciones)).toMatchObject([
    { constancia: '', archivos: [{ nombre: 'comprobante.pdf', tipo: 'application/pdf' }] },
  ])
  const file = await exported('Descargar comprobante.pdf')
  expect(file).toEqual({ name: 'comprobante.pdf', text: pdf().toString() })
})

test('the receipt of a filed month may be a picture alone', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2020-10', '20', ['Tema'], [['Permisos']])])
  await openScreen(`${TAB}&mes=2020-10`, 'user-1')
  await press('Marcar como presentado')
  await fill('Día en que se presentó', '2020-11-13')
  await fill('URL de la imagen', 'https://b.ec/comprobante.png')
  await saveForm('Mes marcado como presentado')
  await screen.findByAltText('Fotografía 1 de comprobante del 13 de noviembre de 2020')
  expect(records(KEYS.lotaipPresentaciones)).toMatchObject([
    { constancia: '', imagenes: ['https://b.ec/comprobante.png'] },
  ])
})

test('a numeral keeps the files that its rows came from; who may only read it downloads them', async () => {
  await openScreen(at('2026-10', '20'), 'user-1')
  await give('Archivos de este numeral', 'preguntas.csv', 'Tema;Veces\r\nPermisos;3\r\n')
  await sees('preguntas.csv')
  await press('Guardar')
  await said('Numeral guardado')
  expect(kept()).toMatchObject([{ archivos: [{ nombre: 'preguntas.csv', tipo: 'text/csv' }] }])
  cleanup()
  letTesoreriaOnlyRead()
  await openScreen(at('2026-10', '20'), 'user-4')
  await sees('Su rol puede leer este numeral, pero no cambiarlo.')
  expect(screen.queryByText('Elegir archivos')).toBeNull()
  const file = await exported('Descargar preguntas.csv')
  expect(file.text).toBe('Tema;Veces\r\nPermisos;3\r\n')
})

test('the day, the holidays and the fields are data that the brigade edits', async () => {
  const opened = await openScreen(`${TAB}&mes=2026-11`, 'user-4')
  await sees('hasta el 15 de diciembre de 2026')
  await press('Plazos, archivos y fuente')
  await fill('Día límite del mes siguiente', '24')
  await saveForm('Catálogo guardado')
  await sees('hasta el 24 de diciembre de 2026')
  await go(opened, '/admin/calendario?anio=2026&nuevo=true')
  await fill('Día de descanso', '2026-12-24')
  await saveForm('El 24 de diciembre de 2026 es feriado')
  await go(opened, `${TAB}&mes=2026-11`)
  // Christmas is the law's, and the days after it a weekend.
  await sees('hasta el 28 de diciembre de 2026')
  expect(JSON.parse(localStorage.getItem(KEYS.lotaipCatalogo) ?? '').data).toEqual({ dia: 24, feriados: [] })
  await press('Agregar numeral')
  await fill('Número', '6')
  await fill('Nombre', 'Ordenanzas')
  await fill('Campos', 'Fecha\nfecha')
  await press('Guardar')
  await sees('Ese numeral ya está en el catálogo.')
  await sees('Hay un campo repetido.')
  await fill('Número', '25')
  await fill('Campos', 'Fecha\nEnlace')
  await saveForm('Catálogo guardado')
  await sees('0 de 26 numerales con estado.')
})

test('a numeral leaves the catalogue, and what was written of it comes back with it', async () => {
  putRecords(KEYS.lotaipMeses, [ready('2026-10', '15', ['Descripción'], [['Contrato']])])
  await openScreen(at('2026-10', '15'), 'user-4')
  await press('Cambiar los campos de este numeral')
  await check('Quitar este numeral del catálogo')
  await press('Guardar')
  await said('Catálogo guardado')
  await sees('0 de 24 numerales con estado.')
  expect(document.body.textContent).not.toContain('Su sesión o sus permisos cambiaron')
  await press('Agregar numeral')
  await fill('Número', '15')
  await fill('Nombre', 'Contratos colectivos')
  await fill('Campos', 'Descripción')
  await saveForm('Catálogo guardado')
  await sees('1 de 25 numerales con estado.')
})

test('the dashboard tells of it once the brigade began, to roles that see accountability', async () => {
  vi.useFakeTimers({
    now: new Date(`${vence(LAST, { dia: 15, feriados: feriadosDe([], []) })}T12:00:00`),
    toFake: ['Date'],
  })
  try {
    const sentence = `Hoy, ${formatDay(vence(LAST, { dia: 15, feriados: feriadosDe([], []) }))}, es el último día`
    await openScreen('/admin', 'user-4')
    // Nobody began: it isn't missing, and not done either.
    const month = await screen.findByRole('link', { name: /^Transparencia de .*: No se sabe/ })
    expect(month.textContent).toContain(sentence)
    expect(document.body.textContent).not.toContain('sin presentar')
    // Written once it was read, which would fall upon what comes now.
    await waitFor(() => expect(localStorage.getItem(KEYS.lotaipMeses)).not.toBeNull())
    cleanup()
    putRecords(KEYS.lotaipMeses, [ready(LAST, '20', ['Tema'], [['Permisos']])])
    await openScreen('/admin', 'user-4')
    await sees('sin presentar')
    await sees(sentence)
    const link = screen.getByRole('link', { name: /^Transparencia de .* sin presentar/ })
    expect(link.getAttribute('href')).toBe(`/admin/rendicion?tab=transparencia&mes=${LAST}`)
    cleanup()
    await openScreen('/admin', 'user-5')
    await sees('Items en Mal Estado')
    expect(document.body.textContent).not.toContain('Transparencia de')
  } finally {
    vi.useRealTimers()
  }
})

test('who only reads sees the rows and no way to change them', async () => {
  letTesoreriaOnlyRead()
  putRecords(KEYS.lotaipMeses, [ready('2026-10', '20', ['Tema'], [['Permisos']])])
  const opened = await openScreen(at('2026-10', '20'), 'user-4')
  await sees('Su rol puede leer este numeral, pero no cambiarlo.')
  expect((await field('Tema, fila 1')).closest('fieldset')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Agregar fila|Traer|Quitar/ })).toBeNull()
  await go(opened, `${TAB}&mes=2026-10`)
  await button('Paquete del mes')
  expect(screen.queryByRole('button', { name: /Marcar|Agregar|Plazos/ })).toBeNull()
})
