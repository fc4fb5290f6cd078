import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codigoOf, leer, marcaOf, mensajeOf, type Permiso } from '@/entities/permiso-firmado/codigo'
import { comprobarAqui, type FirmasOidas, verificar } from '@/entities/permiso-firmado/verificar'
import { instantOf } from '@/shared/lib/fecha'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

type Pair = { id: string; privateKey: KeyObject; publica: string }
const pair = (id: string): Pair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { id, privateKey, publica: publicKey.export({ format: 'jwk' }).x ?? '' }
}
const [OURS, OLD, OTHERS] = [pair('0a1b2c3d'), pair('00000001'), pair('ffffffff')]

const PERMISO: Permiso = {
  ...{ llave: OURS.id, numero: 57, anio: 2026, ruc: '1790012345001', establecimiento: 1 },
  ...{ nombre: 'Panadería La Ñata «2»', actividad: 'Elaboración de pan', aforo: 45 },
  ...{ hasta: '2026-12-31', emitido: '2026-03-02' },
}

const signatureOf = (permiso: Permiso, { privateKey }: Pair) =>
  new Uint8Array(sign(null, mensajeOf(permiso), privateKey))
const signed = (changes: Partial<Permiso> = {}, by = OURS) => {
  const permiso = { ...PERMISO, llave: by.id, ...changes }
  return codigoOf(permiso, signatureOf(permiso, by))
}

const HEARD: FirmasOidas = {
  llaves: [
    { id: OURS.id, publica: OURS.publica, retirada: null },
    { id: OLD.id, publica: OLD.publica, retirada: '2026-02-01' },
  ],
  anulados: [],
  oido: new Date(instantOf('2026-11-20', '10:00')).toISOString(),
}
const at = (day: string, time = '10:00') => new Date(instantOf(day, time))
const judge = (text: string, heard = HEARD, now = at('2026-11-27')) =>
  verificar(text, heard, now, comprobarAqui)

describe('the code of a permit', () => {
  test('is short enough for a code that a phone reads, and says what it was given', () => {
    const code = signed()
    expect(code).toMatch(/^[\w-]+$/)
    expect(code.length).toBeLessThan(200)
    expect(leer(code)?.permiso).toEqual(PERMISO)
    expect(leer(`https://bomberos.example/permisos/verificar#${code}`)?.permiso).toEqual(PERMISO)
    // As somebody pastes it out of a message that broke the line.
    expect(leer(`  ${code.slice(0, 50)}\n${code.slice(50)} `)?.permiso).toEqual(PERMISO)
  })

  test('holds every permit that has a place in it, and one permit has one code', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((one) => one.normalize('NFC').trim())
      .filter((one) => one.length <= 60)
    const day = fc.date({ min: new Date('1970-01-02'), max: new Date('2149-01-01'), noInvalidDate: true })
    const permits = fc.record({
      llave: fc.constantFrom('00000000', 'ffffffff', '0a1b2c3d'),
      numero: fc.nat(2 ** 24 - 1),
      anio: fc.nat(2 ** 16 - 1),
      ruc: fc.constantFrom('', '0102030405001', '9999999999999', '0000000000001'),
      establecimiento: fc.nat(999),
      nombre: text,
      actividad: text,
      aforo: fc.nat(2 ** 24 - 1),
      hasta: day.map((one) => one.toISOString().slice(0, 10)),
      emitido: day.map((one) => one.toISOString().slice(0, 10)),
    })
    fc.assert(
      fc.property(permits, (permiso) => {
        const firma = new Uint8Array(64).fill(7)
        const code = codigoOf(permiso, firma)
        expect(leer(code)).toEqual({ permiso, mensaje: mensajeOf(permiso), firma })
      }),
    )
  })

  test.each([
    ['a name that is too long', { nombre: 'a'.repeat(61) }],
    ['a capacity below nothing', { aforo: -1 }],
    ['half a person', { aforo: 1.5 }],
    ['a RUC of twelve digits', { ruc: '179001234500' }],
    ['a day that no calendar has', { hasta: '2026-02-30' }],
    ['a day beyond what is counted', { hasta: '2500-01-01' }],
    ['half a letter', { nombre: '\u00e9'.normalize('NFD') }],
  ] as const)('is made of no permit with %s', (_, changes) => {
    expect(() => signed(changes)).toThrow('no caben')
  })
})

describe('judging a code', () => {
  test('one that the brigade signed is valid until the end of its last day', () => {
    expect(judge(signed())).toEqual({ estado: 'vigente', permiso: PERMISO })
    expect(judge(signed(), HEARD, at('2026-12-31', '23:59')).estado).toBe('vigente')
    expect(judge(signed(), HEARD, at('2027-01-01', '00:00'))).toEqual({ estado: 'vencido', permiso: PERMISO })
  })

  test('no character of it may be another one', () => {
    const code = signed()
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...LETTERS), (index, letter) => {
        fc.pre(code[index] !== letter)
        const changed = code.slice(0, index) + letter + code.slice(index + 1)
        expect(['ilegible', 'ajeno', 'alterado']).toContain(judge(changed).estado)
      }),
      { numRuns: 400 },
    )
  })

  test('each byte of it counts, for the library and for node alike', () => {
    const permiso = PERMISO
    const [mensaje, firma] = [mensajeOf(permiso), signatureOf(permiso, OURS)]
    const publica = new Uint8Array(Buffer.from(OURS.publica, 'base64url'))
    const atNode = (bytes: Uint8Array, text: Uint8Array) =>
      verify(
        null,
        text,
        createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: OURS.publica }, format: 'jwk' }),
        bytes,
      )
    expect([comprobarAqui(firma, mensaje, publica), atNode(firma, mensaje)]).toEqual([true, true])
    const changedAt = (bytes: Uint8Array, index: number) =>
      bytes.map((byte, at) => (at === index ? byte ^ 1 : byte))
    for (const index of firma.keys())
      expect([
        comprobarAqui(changedAt(firma, index), mensaje, publica),
        atNode(changedAt(firma, index), mensaje),
      ]).toEqual([false, false])
    for (const index of mensaje.keys())
      expect(comprobarAqui(firma, changedAt(mensaje, index), publica)).toBe(false)
  })

  test('with another date, name or capacity under the old signature it is altered', () => {
    const firma = signatureOf(PERMISO, OURS)
    for (const changes of [{ hasta: '2027-12-31' }, { nombre: 'Otra' }, { aforo: 450 }])
      expect(judge(codigoOf({ ...PERMISO, ...changes }, firma))).toEqual({ estado: 'alterado' })
  })

  test('forged under our key’s name it is altered; another brigade’s isn’t ours', () => {
    expect(judge(signed({ llave: OURS.id }, OTHERS))).toEqual({ estado: 'alterado' })
    expect(judge(signed({}, OTHERS))).toEqual({ estado: 'ajeno' })
    expect(judge(signed(), { ...HEARD, llaves: [] })).toEqual({ estado: 'ajeno' })
  })

  test('torn anywhere it can’t be read, and neither can anything else that a camera finds', () => {
    const code = signed()
    for (let length = 0; length < code.length; length++)
      expect(judge(code.slice(0, length)).estado).toBe('ilegible')
    for (const text of [code.slice(1), `${code}A`, code + code, 'https://wa.me/593991234567', '911', '#'])
      expect(judge(text).estado).toBe('ilegible')
  })

  test('an annulled one says since when, and no other permit is annulled with it', () => {
    const firma = signatureOf(PERMISO, OURS)
    const heard = { ...HEARD, anulados: [{ marca: marcaOf(firma), dia: '2026-05-06' }] }
    expect(judge(signed(), heard)).toEqual({ estado: 'anulado', permiso: PERMISO, dia: '2026-05-06' })
    expect(judge(signed(), heard, at('2028-01-01')).estado).toBe('anulado')
    expect(judge(signed({ nombre: 'Otro local' }), heard).estado).toBe('vigente')
  })

  test('under a replaced key what was signed before stays valid, and nothing later is', () => {
    expect(judge(signed({ emitido: '2026-02-01' }, OLD)).estado).toBe('vigente')
    expect(judge(signed({ emitido: '2026-02-02' }, OLD)).estado).toBe('ajeno')
  })

  test('a clock before the day of issue, or before what was last heard, is said', () => {
    expect(judge(signed(), HEARD, at('2026-03-01', '23:59')).estado).toBe('reloj')
    expect(judge(signed(), HEARD, at('2026-06-01')).estado).toBe('reloj')
    // Whoever heard nothing since has but the day of issue to tell by.
    const heardBefore = { ...HEARD, oido: at('2026-02-20').toISOString() }
    expect(judge(signed(), heardBefore, at('2026-03-01', '23:59')).estado).toBe('reloj')
    expect(judge(signed(), heardBefore, at('2026-03-02')).estado).toBe('vigente')
    // An evening’s difference is none.
    expect(judge(signed(), HEARD, at('2026-11-20', '01:00')).estado).toBe('vigente')
    const heardLater = { ...HEARD, oido: at('2027-02-01').toISOString() }
    expect(judge(signed(), heardLater, at('2026-06-01')).estado).toBe('vencido')
  })

  test('a key under which one signature fits every text is none', () => {
    const neutral = (length: number) => Uint8Array.from({ length }, (_, at) => (at === 0 ? 1 : 0))
    expect(comprobarAqui(neutral(64), new TextEncoder().encode('cualquiera'), neutral(32))).toBe(false)
  })

  test('a broken list of keys judges nothing valid', () => {
    const llaves = [{ id: OURS.id, publica: 'no es una llave', retirada: null }]
    expect(judge(signed(), { ...HEARD, llaves })).toEqual({ estado: 'alterado' })
  })
})
