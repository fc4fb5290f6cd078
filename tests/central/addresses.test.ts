import { describe, expect, test } from 'vitest'
import { ROLES } from '@/access/roles'
import { ADDRESSES, inPlace } from './support/addresses'
import { addPeople, phoneOf } from './support/brigade'
import type { Client } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const PANEL = ROLES.join(' ')
const PERSONA = 'persona'
const CUALQUIERA = `${PANEL} persona terminado cerrado nadie`
const JEFATURA = 'SUPERADMIN'
const PERSONAL = 'SUPERADMIN ADMIN_OPERATIVO TALENTO_HUMANO'
const SERVICIOS = 'SUPERADMIN ADMIN_OPERATIVO INSPECTOR'
const RENDICION = 'SUPERADMIN TESORERIA INSPECTOR'
/** Only with the key that the phone of a report made for it. */
const SU_LLAVE = ''

/**
 * Who is let in where; «terminado» is a phone whose person left the brigade, «cerrado» a device of the staff that the chief signed
 * out. Whatever a role then may do there is judged apart.
 */
const MAY: Readonly<Record<string, string>> = {
  'DELETE /accesos/:id': PERSONAL,
  'DELETE /avisos': PANEL,
  'DELETE /custodios/:id': JEFATURA,
  'DELETE /mi': CUALQUIERA,
  'DELETE /mi/avisos': PERSONA,
  'DELETE /permisos/pedido': SU_LLAVE,
  'DELETE /reportes/:id': SU_LLAVE,
  'DELETE /reportes/:id/avisos': SU_LLAVE,
  'DELETE /sesion': CUALQUIERA,
  'DELETE /usuarios/:id': JEFATURA,
  'DELETE /usuarios/:id/sesiones': JEFATURA,
  'DELETE /usuarios/:id/sesiones/:sesion{[0-9a-f]{64}}': JEFATURA,
  'GET /accesos': PERSONAL,
  'GET /avisos/correo': JEFATURA,
  'GET /avisos/llave': PANEL,
  'GET /avisos/quienes': JEFATURA,
  'GET /copias': JEFATURA,
  'GET /custodios': PANEL,
  'GET /custodios/:id/fotos/:nombre': PANEL,
  'GET /custodios/:id/noche': PANEL,
  'GET /custodios/:id/noche/:noche': PANEL,
  'GET /despachos/:id': SERVICIOS,
  'GET /despachos/eventos': SERVICIOS,
  'GET /despachos/listos': SERVICIOS,
  'GET /eventos': PANEL,
  'GET /fotos/:id': PANEL,
  'GET /fuera': SERVICIOS,
  'GET /guia': JEFATURA,
  'GET /historial/:c/:id': SERVICIOS,
  'GET /insumos': 'SUPERADMIN BODEGA',
  'GET /mi': PERSONA,
  'GET /mi/eventos': PERSONA,
  'GET /mi/despachos/:id/fotos/:foto': PERSONA,
  'GET /mi/horas': PERSONA,
  'GET /mi/turnos/:id/companeros': PERSONA,
  'GET /permisos': JEFATURA,
  'GET /permisos/firma': JEFATURA,
  'GET /previstos': 'SUPERADMIN TESORERIA',
  'GET /publico': CUALQUIERA,
  'GET /reponer/:id': CUALQUIERA,
  'GET /reportes/:id/acuse': SU_LLAVE,
  'GET /reportes/:id/avisos': SU_LLAVE,
  'GET /permisos/pedido': SU_LLAVE,
  'GET /reportes/:id/entrega': RENDICION,
  'GET /reportes/cerca': CUALQUIERA,
  'GET /salud': CUALQUIERA,
  'GET /sumas': RENDICION,
  'GET /tripulaciones': PERSONAL,
  'GET /usuarios': PANEL,
  'GET /usuarios/:id/sesiones': JEFATURA,
  'GET /visitas': JEFATURA,
  'GET /yo': PANEL,
  'PATCH /usuarios/:id': JEFATURA,
  'POST /accesos': PERSONAL,
  'POST /aportes': CUALQUIERA,
  'POST /avisos/correo': JEFATURA,
  'POST /avisos/correo/prueba': JEFATURA,
  'POST /avisos/prueba': JEFATURA,
  'POST /clave': PANEL,
  'POST /copias': JEFATURA,
  'POST /copias/prueba': JEFATURA,
  'POST /custodios': PANEL,
  'POST /despachos': SERVICIOS,
  'POST /despachos/:id/anular': SERVICIOS,
  'POST /despachos/:id/cerrar': SERVICIOS,
  'POST /despachos/:id/personas': SERVICIOS,
  'POST /despachos/:id/personas/:persona/llamado': SERVICIOS,
  'POST /mensajes': CUALQUIERA,
  'POST /mi': CUALQUIERA,
  'POST /mi/despachos/:id/:que': PERSONA,
  'POST /permisos/anular': JEFATURA,
  'POST /permisos/firma': JEFATURA,
  'POST /permisos/firma/reponer': JEFATURA,
  'POST /primera': CUALQUIERA,
  'POST /recuperacion': JEFATURA,
  'POST /recuperacion/prueba': JEFATURA,
  'POST /reponer': CUALQUIERA,
  'POST /reponer/:id': CUALQUIERA,
  'POST /reponer/:id/abrir': CUALQUIERA,
  'POST /reportes/:id/olvidar': SU_LLAVE,
  'POST /sesion': CUALQUIERA,
  'POST /solicitudes': CUALQUIERA,
  'POST /sync': PANEL,
  'POST /usuarios': JEFATURA,
  'POST /usuarios/:id/codigo': JEFATURA,
  'PUT /avisos': RENDICION,
  'PUT /custodios/:id': PANEL,
  'PUT /despachos/:id': SERVICIOS,
  'PUT /despachos/:id/personas/:persona': SERVICIOS,
  'PUT /fotos/:id': PANEL,
  'PUT /mi/avisos': PERSONA,
  'PUT /mi/datos': PERSONA,
  'PUT /mi/disponible': PERSONA,
  'PUT /mi/despachos/:id': PERSONA,
  'PUT /mi/despachos/:id/salida': PERSONA,
  'PUT /mi/invitaciones/:id': PERSONA,
  'PUT /mi/turnos/:id': PERSONA,
  'PUT /permisos/pedido': SU_LLAVE,
  'PUT /recuperacion': JEFATURA,
  'PUT /reponer/:id': CUALQUIERA,
  'PUT /reponer/:id/fotos/:suma': CUALQUIERA,
  'PUT /reportes/:id': SU_LLAVE,
  'PUT /reportes/:id/avisos': SU_LLAVE,
}

/** These end somebody's session, phone or account. */
const LAST = ['DELETE /mi', 'DELETE /sesion', 'DELETE /usuarios/:id']

test('every address of the server says who may come in', () => {
  expect(Object.keys(MAY).sort()).toEqual(ADDRESSES)
})

describe.each(ENGINES)('who may ask what · %s', (engine) => {
  const central = useCentral(engine)

  async function everybody(): Promise<{ people: Record<string, Client>; usuario: string }> {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera' }, luis: { nombres: 'Luis Mora' } })
    const people: Record<string, Client> = { SUPERADMIN: jefa }
    for (const role of ROLES.filter((one) => one !== 'SUPERADMIN'))
      people[role] = await central.newPerson(jefa, `${role.toLowerCase()}@brigada.example`, role)
    people.persona = await phoneOf(central, jefa, 'rosa')
    people.terminado = await phoneOf(central, jefa, 'luis')
    await addPeople(jefa, { luis: { nombres: 'Luis Mora', activo: false } })
    people.cerrado = await central.newPerson(jefa, 'cerrado@brigada.example', 'INSPECTOR')
    const { usuarios } = (await jefa.get('/usuarios')).body
    const closed = usuarios.find(({ name }) => name === 'cerrado')?.id
    expect((await jefa.delete(`/usuarios/${closed}/sesiones`)).status).toBe(204)
    people.nadie = central.visitor()
    // Whoever may do most asks last.
    const { SUPERADMIN: _, ...others } = people
    const { body } = await jefa.post('/usuarios', {
      name: 'Otro',
      email: 'otro@brigada.example',
      role: 'BODEGA',
    })
    return { people: { ...others, SUPERADMIN: jefa }, usuario: body.usuario.id }
  }

  /** Whether somebody is let in, whatever becomes of the nonsense that they ask for there. */
  async function letIn(client: Client, address: string, usuario: string): Promise<boolean> {
    const [method = '', path = ''] = address.split(' ')
    const ended = new AbortController()
    const { status } = await fetch(`${central.url}/api${inPlace(path, usuario)}`, {
      method,
      signal: ended.signal,
      headers: { 'x-central': '1', cookie: client.cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    })
    ended.abort()
    return status !== 401 && status !== 403
  }

  test('six roles, a person, a phone and a device that were ended and a stranger at every address of the server', async () => {
    const { people, usuario } = await everybody()
    const may: Record<string, string[]> = {}
    for (const address of [...ADDRESSES.filter((one) => !LAST.includes(one)), ...LAST]) {
      may[address] = []
      for (const [name, client] of Object.entries(people))
        if (await letIn(client, address, usuario)) may[address].push(name)
    }
    const sorted = (words: readonly string[]) => words.filter(Boolean).toSorted().join(' ')
    const told = Object.entries(may).map(([address, who]) => [address, sorted(who)])
    const meant = Object.entries(MAY).map(([address, who]) => [address, sorted(who.split(' '))])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(meant))
  })
})
