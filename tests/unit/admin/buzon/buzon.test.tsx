import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PERMISOS_KEY } from '@/access/keys'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { check, closed, press, putRecords, records, sees } from '../../panel'

const MENSAJES = 'bomberos_mensajes_mensajes'
const HOY = toDay(new Date())
const before = (days: number) => addDays(HOY, -days)

const MENSAJE = {
  ...{ id: 'mensaje-1', nombre: 'Rosa Vera', email: 'rosa@correo.example', asunto: 'Charla en la escuela' },
  ...{ mensaje: '¿Dan charlas?', fecha: `${before(3)}T15:00:00.000Z`, estado: 'NUEVO' },
}
const solicitud = (id: string, pedido: string, recibida: string, respondida = '') => ({
  ...{ id, nombre: 'Luis Mora', email: '', telefono: '', pedido, via: 'ESCRITO', recibida, llegada: '' },
  ...{ prorroga: '', motivoProrroga: '', respondida, resultado: respondida ? 'ENTREGADA' : undefined },
  ...{ respuesta: '', enlaces: [], asignado: '', nota: '' },
})
const PREGUNTA = {
  ...{ id: 'aporte-1', ejercicio: 2026, nombre: 'Ana Ruiz', email: '', telefono: '' },
  ...{ texto: '¿Cuánto costó el carro?', recibido: before(1), llegada: '' },
}
const DATOS = {
  ...{ id: 'datos-1', nombre: 'Eva Paz', contacto: '', derecho: 'ACCESO', pedido: 'Lo mío' },
  ...{ recibido: HOY, respondido: '', respuesta: '' },
}

function put() {
  putRecords(MENSAJES, [MENSAJE])
  putRecords(KEYS.solicitudes, [
    solicitud('solicitud-1', 'Las actas', before(2)),
    solicitud('solicitud-2', 'Los sueldos', before(60)),
    solicitud('solicitud-3', 'El reglamento', before(90), before(85)),
  ])
  putRecords(KEYS.aportes, [PREGUNTA])
  putRecords(KEYS.pedidosDatos, [DATOS])
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Buzón' }))
    .queryAllByRole('button', { name: /^Ver / })
    .map((button) => button.getAttribute('aria-label'))

test('what people sent stands in one order: what has a term by its last day, then the oldest, then what was answered', async () => {
  markCentral()
  put()
  const { app } = await openScreen('/admin/buzon', 'user-1')
  await sees('5 esperan respuesta, 1 vencido.')
  await expect
    .poll(rows)
    .toEqual([
      'Ver Los sueldos, de Luis Mora',
      'Ver Las actas, de Luis Mora',
      'Ver Saber qué datos hay, de Eva Paz',
      'Ver Charla en la escuela, de Rosa Vera',
      'Ver ¿Cuánto costó el carro?, de Ana Ruiz',
      'Ver El reglamento, de Luis Mora',
    ])
  await sees('Vencido')
  await press('Ver Charla en la escuela, de Rosa Vera')
  await screen.findByRole('dialog', { name: 'Charla en la escuela' })
  expect(app.router.state.location.pathname).toBe('/admin/buzon')
  expect(screen.getByRole('link', { name: 'Buzón' }).getAttribute('aria-current')).toBe('page')
})

test('one kind, or what still waits, is left by the filters; without a central nobody’s message is offered', async () => {
  put()
  await openScreen('/admin/buzon', 'user-4')
  await sees('3 esperan respuesta, 1 vencido.')
  expect(screen.queryByText('Charla en la escuela')).toBeNull()
  expect(screen.queryByText('Saber qué datos hay')).toBeNull()
  fireEvent.change(screen.getByLabelText('Filtrar por clase'), { target: { value: 'SOLICITUD' } })
  fireEvent.change(screen.getByLabelText('Filtrar por estado'), { target: { value: 'ESPERA' } })
  await expect.poll(rows).toEqual(['Ver Los sueldos, de Luis Mora', 'Ver Las actas, de Luis Mora'])
})

test('with nothing sent it says so, and where what arrives on paper is written down', async () => {
  await openScreen('/admin/buzon', 'user-4')
  await sees('Nadie ha escrito todavía')
  await press('Anotar solicitud')
  await screen.findByRole('dialog', { name: 'Anotar solicitud de información' })
})

/** The kinds' own pages of before, which notices, mails, calendars and bookmarks still have. */
test.each([
  ['/admin/mensajes?ver=mensaje-1', 'Charla en la escuela', 'MENSAJE'],
  ['/admin/solicitudes?ver=solicitud-1', /^Solicitud del/, 'SOLICITUD'],
  ['/admin/aportes?ver=aporte-1', /^Pregunta del/, 'PREGUNTA'],
  ['/admin/datos?ver=datos-1', /^Pedido del/, 'DATOS'],
  ['/admin/mensajes?editar=mensaje-1', 'Editar Charla en la escuela', 'MENSAJE'],
  ['/admin/solicitudes?nuevo=true', 'Anotar solicitud de información', 'SOLICITUD'],
  ['/admin/solicitudes?plazos=true', 'Plazos y fuente', 'SOLICITUD'],
  ['/admin/aportes?nuevo=true', 'Anotar pregunta', 'PREGUNTA'],
  ['/admin/datos?nuevo=true', 'Anotar pedido sobre datos', 'DATOS'],
])('%s leads to the Buzón with the same dialog open', async (path, name, clase) => {
  markCentral()
  put()
  const { search, app } = await openScreen(path, 'user-1')
  await screen.findByRole('dialog', { name })
  expect(app.router.state.location.pathname).toBe('/admin/buzon')
  expect(search().clase).toBe(clase)
  await press('Cerrar')
  await closed()
  expect((await screen.findByRole('table', { name: 'Buzón' })).textContent).toContain('Recibido')
})

test.each([
  ['/admin/mensajes?estado=NUEVO', ['Charla en la escuela, de Rosa Vera']],
  ['/admin/mensajes?estado=HECHO', []],
  ['/admin/solicitudes?estado=VENCIDA', ['Los sueldos, de Luis Mora']],
  ['/admin/solicitudes?estado=RESPONDIDA', ['El reglamento, de Luis Mora']],
  ['/admin/aportes?estado=POR_CONTESTAR', ['¿Cuánto costó el carro?, de Ana Ruiz']],
  ['/admin/datos?buscar=paz', ['Saber qué datos hay, de Eva Paz']],
])('%s leads to the same rows', async (path, names) => {
  markCentral()
  put()
  await openScreen(path, 'user-1')
  if (names.length === 0) await sees('Nada coincide con el filtro')
  else await expect.poll(rows).toEqual(names.map((name) => `Ver ${name}`))
})

test('every text of a letter is searched, as its answer', async () => {
  putRecords(KEYS.aportes, [
    { ...PREGUNTA, respuesta: 'Costó ochenta mil.' },
    { ...PREGUNTA, id: 'aporte-2' },
  ])
  await openScreen('/admin/buzon?buscar=ochenta', 'user-4')
  await expect.poll(rows).toHaveLength(1)
})

test('what is of several kinds is deleted at once by whoever may, and each kind comes back', async () => {
  putRecords(KEYS.solicitudes, [solicitud('solicitud-1', 'Las actas', before(2))])
  putRecords(KEYS.pedidosDatos, [DATOS])
  await openScreen('/admin/buzon', 'user-1')
  await press('Ver Las actas, de Luis Mora')
  await press('Cerrar')
  await check('Seleccionar todo')
  await press('Eliminar selección')
  await sees(
    '¿Está seguro de eliminar estos 2 registros: «Las actas, de Luis Mora» y «Saber qué datos hay, de Eva Paz»?',
  )
  await press('Eliminar')
  await sees('Nadie ha escrito todavía')
  expect([records(KEYS.solicitudes), records(KEYS.pedidosDatos)]).toEqual([[], []])
  for (const one of await screen.findAllByRole('button', { name: 'Deshacer' })) fireEvent.click(one)
  await expect.poll(rows).toHaveLength(2)
})

test('whoever only may see the configuration reads the requests about data, and nothing else', async () => {
  put()
  const permisos = Object.fromEntries(
    ['ADMIN_OPERATIVO', 'TALENTO_HUMANO', 'TESORERIA', 'BODEGA', 'INSPECTOR'].map((role) => [role, {}]),
  )
  localStorage.setItem(
    PERMISOS_KEY,
    JSON.stringify({
      data: { ...permisos, BODEGA: { 'config:view': true } },
      timestamp: Date.now() + 1000,
    }),
  )
  await openScreen('/admin/datos?ver=datos-1', 'user-5')
  await screen.findByRole('dialog', { name: /^Pedido del/ })
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull()
  await press('Cerrar')
  await closed()
  await expect.poll(rows).toEqual(['Ver Saber qué datos hay, de Eva Paz'])
  expect(screen.queryByRole('button', { name: /^(Editar|Eliminar|Anotar)/ })).toBeNull()
  expect(document.body.textContent).not.toContain('Luis Mora')
})

test('the key n writes down what the filter shows', async () => {
  put()
  await openScreen('/admin/buzon?clase=PREGUNTA', 'user-4')
  await expect.poll(rows).toHaveLength(1)
  fireEvent.keyDown(document.body, { key: 'n' })
  await screen.findByRole('dialog', { name: 'Anotar pregunta' })
})

test('without a central a link to the messages shows what there is', async () => {
  put()
  await openScreen('/admin/mensajes?ver=mensaje-1', 'user-4')
  await expect.poll(rows).toHaveLength(4)
  expect((screen.getByLabelText('Filtrar por clase') as HTMLSelectElement).value).toBe('all')
  expect(screen.queryByRole('dialog')).toBeNull()
})
