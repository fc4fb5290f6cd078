import { describe, expect, test } from 'vitest'
import { dayAt } from '@/entities/guardias/tiempo'
import { miembrosList } from '@/entities/personal/module'
import { recordOf } from '@/sync/fields'
import { HOSTILE_LISTS, hostileRecords, KINDS, PERSONA } from '../../hostile-records'
import { newCall, phoneOf, record } from '../support/brigade'
import type { Answer, Client } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const HOY = dayAt(Date.now())
/** A longer number is refused by itself, in words (`sync/refused-alone`). */
const hasNumber = (one: object) => !('numero' in one) || String(one.numero).length <= 200
const RECORDS = HOSTILE_LISTS.map((list) => [list, hostileRecords(list, HOY).filter(hasNumber)] as const)

/** In parts, because one call may be 1 MB. The ids of those that lack what their form asks for. */
async function put(jefa: Client): Promise<Set<string>> {
  const refused = new Set<string>()
  for (const [{ key }, records] of RECORDS)
    for (let n = 0; n < records.length; n += 60) {
      const ops = records.slice(n, n + 60).map(({ id, ...values }) => record(jefa, key, id, values))
      const { estados } = await jefa.sync(ops)
      for (const { id, estado, mensaje } of estados) {
        if (estado === 'ok') continue
        expect(mensaje, id).toMatch(/^(Escriba|Ingrese|Elija) /)
        refused.add(id)
      }
    }
  return refused
}

describe.each(ENGINES)(
  'odd texts in each field of people, shifts, calls, partes and events · %s',
  (engine) => {
    const central = useCentral(engine)

    test('nothing of them is lost, and whoever calls, comes or looks at their own place is answered', async () => {
      const jefa = await central.claim('quitar')
      const refused = await put(jefa)
      expect([...refused].filter((id) => !/empty-|-fecha$|-instante$/.test(id))).toEqual([])
      const stored = new Map<string, unknown>()
      const { epoca } = await jefa.sync()
      let seqs: Record<string, number> = {}
      for (let mas = true; mas; ) {
        const answer = await jefa.sync([], { seqs, epoca })
        for (const { c, id, campos } of answer.filas) stored.set(`${c}/${id}`, recordOf(id, campos))
        ;({ seqs, mas } = answer)
      }
      for (const [{ key }, records] of RECORDS)
        for (const one of records)
          if (!refused.has(one.id)) expect(stored.get(`${key}/${one.id}`), one.id).toMatchObject(one)

      const rosa = await phoneOf(central, jefa, PERSONA)
      const other = await phoneOf(central, jefa, `${miembrosList.idPrefix}null-nombres`)
      const call = newCall()
      const asks: Record<string, () => Promise<Answer>> = {
        'who could be called': () => jefa.get('/despachos/listos'),
        'call everybody': () => jefa.post('/despachos', call),
        'who comes': () => jefa.get(`/despachos/${call.id}`),
        'my place': () => rosa.get('/mi'),
        'my hours': () => rosa.get('/mi/horas'),
        'the place of somebody with an odd name': () => other.get('/mi'),
        'their hours': () => other.get('/mi/horas'),
        'they answer': () => other.send('PUT', `/mi/despachos/${call.id}`, { respuesta: 'DIRECTO' }),
        'I come to the event': () => rosa.send('PUT', '/mi/invitaciones/evento-1', { va: false }),
        'whom I could ask': () => rosa.get('/mi/turnos/turno-1/companeros'),
        'I ask everybody': () => rosa.send('PUT', '/mi/turnos/turno-1', { hace: 'PEDIR', para: 'todos' }),
        'phones with access': () => jefa.get('/accesos'),
        'the call is corrected': () => jefa.send('PUT', `/despachos/${call.id}`, newCall()),
        'the call ends': () => jefa.post(`/despachos/${call.id}/cerrar`),
        'what the public reads': () => central.visitor().get('/publico'),
        sums: () => jefa.get('/sumas'),
      }
      const answered: Record<string, number> = {}
      for (const [what, ask] of Object.entries(asks)) answered[what] = (await ask()).status
      expect(Object.entries(answered).filter(([, status]) => status >= 300)).toEqual([])
      const people = RECORDS.find(([{ key }]) => key === miembrosList.key)?.[1] ?? []
      const names = people.filter((one) => !refused.has(one.id)).length
      const { convocados } = (await jefa.get(`/despachos/${call.id}`)).body as unknown as {
        convocados: unknown[]
      }
      expect(convocados).toHaveLength(names)
    })

    test('an odd text in a call, an answer or one’s own data is kept or refused in words, never a fault', async () => {
      const jefa = await central.claim('quitar')
      await jefa.sync([
        record(jefa, miembrosList.key, PERSONA, { nombres: 'Rosa Vera', activo: true, orden: 1 }),
      ])
      const rosa = await phoneOf(central, jefa, PERSONA)
      const call = newCall()
      await jefa.post('/despachos', call)
      const at = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')).slice(0, 3000)
      const acts: Record<string, (text: string) => Promise<Answer>> = {
        'a call': (text) =>
          jefa.post('/despachos', newCall({ direccion: text, detalle: text, aQuienes: text, reporte: text })),
        'a call to people': (text) => jefa.post('/despachos', newCall({ personas: [PERSONA, text] })),
        'a correction': (text) => jefa.send('PUT', `/despachos/${call.id}`, { ...call, direccion: text }),
        'an id': (text) => jefa.get(`/despachos/${at(text)}`),
        'an answer for somebody': (text) =>
          jefa.send('PUT', `/despachos/${call.id}/personas/${at(text)}`, { respuesta: 'DIRECTO' }),
        'a note': (text) => jefa.post(`/despachos/${call.id}/personas/${at(text)}/llamado`),
        'an access': (text) => jefa.post('/accesos', { persona: text }),
        'an access that ends': (text) => jefa.delete(`/accesos/${at(text)}`),
        'a code': (text) => central.visitor().post('/mi', { codigo: text, equipo: text }),
        'own data': (text) => rosa.send('PUT', '/mi/datos', { telefono: text, contactoEmergencia: text }),
        'an answer': (text) => rosa.send('PUT', `/mi/despachos/${at(text)}`, { respuesta: text }),
        'a notice': (text) => rosa.post(`/mi/despachos/${at(text)}/${at(text)}`),
        'an invitation': (text) => rosa.send('PUT', `/mi/invitaciones/${at(text)}`, { va: true }),
        'a shift': (text) => rosa.send('PUT', `/mi/turnos/${at(text)}`, { hace: 'TOMAR', de: text }),
        'whom to ask': (text) => rosa.get(`/mi/turnos/${at(text)}/companeros`),
        'an address of notices': (text) =>
          rosa.send('PUT', '/mi/avisos', { endpoint: text, keys: { p256dh: text, auth: text } }),
      }
      const faults: string[] = []
      for (const [what, act] of Object.entries(acts))
        for (const [kind, text] of Object.entries(KINDS)) {
          const { status, body } = await act(text)
          if (status >= 500 || (status >= 400 && !body.mensaje)) faults.push(`${what}, ${kind}: ${status}`)
        }
      expect(faults).toEqual([])
      expect((await rosa.get('/mi')).status).toBe(200)
      expect((await jefa.post(`/despachos/${call.id}/anular`, { motivo: '👩‍🚒 "x" <b>' })).status).toBe(200)
      expect(central.lines.filter((line) => line.includes('"event":"error"'))).toEqual([])
    })
  },
)
