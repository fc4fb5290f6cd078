import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FREE } from '@/server/budgets'
import { metricsAddress } from '@/server/metrics'
import { ENGINES } from './support/engines'
import { JEFA, useCentral } from './support/world'

let free: number | null = null

describe.each(ENGINES)('for whoever watches over the central · %s', (engine) => {
  const central = useCentral(engine, { free: () => free, metrics: { host: '127.0.0.1', port: 0 } })
  const figures = async () => (await fetch(`http://127.0.0.1:${central.metrics}/metrics`)).text()
  const figure = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    )

  test('health says how much room is left and how old the last copy is, and names nobody', async () => {
    const health = async () => (await central.visitor().get('/salud')).body
    expect(await health()).toMatchObject({ bien: true, disco: null, copiaHoras: null })
    for (const [bytes, said] of [
      [FREE.photos, 'bien'],
      [FREE.photos - 1, 'poco'],
      [FREE.records - 1, 'lleno'],
    ] as const) {
      free = bytes
      expect(await health()).toMatchObject({ disco: said })
    }
    free = null
    mkdirSync(central.copias)
    writeFileSync(join(central.copias, 'central-2026-11-20.ndjson.gz'), '')
    expect(await health()).toMatchObject({ copiaHoras: 0 })
    const jefa = await central.claim()
    await jefa.sync()
    expect(JSON.stringify(await health())).not.toContain(JEFA.nombre)
  })

  test('the figures are in Prometheus’ format, count what was asked, and say nothing of a person', async () => {
    const jefa = await central.claim()
    await jefa.get('/nada')
    await fetch(central.url)
    const text = await figures()
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"\\\n]*",?)+\})? -?[\d.]+(?:e-?\d+)?)$/,
      )
    expect(text).toMatch(/^bomberos_peticiones_total\{parte="api",estado="4xx"\} 1$/m)
    expect(text).toMatch(/^bomberos_peticiones_total\{parte="pagina",estado="2xx"\} 1$/m)
    expect(text).toMatch(/^bomberos_peticion_segundos_bucket\{parte="api",le="\+Inf"\} 2$/m)
    expect(figure(text, 'bomberos_base_responde')).toBe(1)
    expect(figure(text, 'bomberos_sesiones')).toBe(1)
    expect(figure(text, 'bomberos_registros')).toBeGreaterThan(20)
    for (const secret of [JEFA.nombre, JEFA.correo, jefa.device]) expect(text).not.toContain(secret)
    expect((await fetch(`http://127.0.0.1:${central.metrics}/`)).status).toBe(404)
    // Visitors of the site don't reach them.
    expect((await (await fetch(`${central.url}/metrics`)).text()).includes('bomberos_')).toBe(false)
  })

  test('a request that fails has a name, in its answer and in the log', async () => {
    const jefa = await central.claim()
    await central.database.query('alter table visita rename to visita_x')
    try {
      const { status, headers } = await jefa.get('/visitas')
      expect(status).toBe(500)
      const name = headers.get('x-request-id') ?? ''
      expect(name).toMatch(/^[\w-]{8}$/)
      expect(central.lines.at(-1)).toContain(`"peticion":"${name}"`)
    } finally {
      await central.database.query('alter table visita_x rename to visita')
    }
  })
})

test('the address of the figures is a host and a port, or a port of this machine', () => {
  expect(metricsAddress('9464')).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(metricsAddress('0.0.0.0:9464')).toEqual({ host: '0.0.0.0', port: 9464 })
  expect(metricsAddress('[::1]:9464')).toEqual({ host: '::1', port: 9464 })
  for (const wrong of ['', 'sí', '127.0.0.1', 'x:99999']) expect(metricsAddress(wrong)).toBeNull()
})
