import { expect, test } from 'vitest'
import { dichoNumero } from '@/entities/registro-servicios/numero'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { changeRegistro, registrosRepository } from '@/entities/registro-servicios/registros'
import { markCentral } from '../../mark-central'
import { signIn } from '../../sign-in'

const call = { ...newRegistro('2026-03-31'), descripcion: 'Humo', direccion: 'Calle Sucre 5' }

test('without a central a completed call gets the next number of this device, and keeps it', async () => {
  await signIn('user-1')
  const [first, second] = await registrosRepository.createMany([call, call])
  expect(first?.numero).toMatch(/^P-2026-0001-[0-9A-F]{3}$/)
  expect(second?.numero).toBe(first?.numero?.replace('0001', '0002'))
  const id = second?.id ?? ''
  await registrosRepository.update(id, { fecha: '2027-01-01' })
  expect((await registrosRepository.find(id))?.numero).toBe(second?.numero)
  await expect(registrosRepository.update(id, { numero: 'P-2026-0001' })).rejects.toThrow(
    'conserva su número',
  )
})

test('a call gets its number when it is completed, not before', async () => {
  await signIn('user-1')
  const { id, numero } = await registrosRepository.create({ ...call, estado: 'EN_CURSO' })
  expect(numero).toBeUndefined()
  const [done] = await changeRegistro(id, () => ({ estado: 'COMPLETADO' }))
  expect(done?.numero).toMatch(/^P-2026-0001-/)
})

test('an entry from before numbers keeps none until it is written again', async () => {
  await signIn('user-1')
  const sample = (await registrosRepository.all())[0]
  expect(sample?.numero).toBeUndefined()
  expect(sample && dichoNumero(sample)).toBe('Lo da este equipo cuando se guarda completado')
})

test('with a central this device gives none, and says who does', async () => {
  await signIn('user-1')
  markCentral()
  const done = await registrosRepository.create(call)
  expect(done.numero).toBeUndefined()
  expect(dichoNumero(done)).toBe('Lo da la central cuando recibe el parte completado')
})

test.each(['0026-03-31', '2126-03-31'])(
  'a call of the day %j gets no number until its year is put right',
  async (fecha) => {
    await signIn('user-1')
    const { id, numero, ...rest } = await registrosRepository.create({ ...call, fecha })
    expect(numero).toBeUndefined()
    expect(dichoNumero(rest)).toBe('Lo recibe cuando se corrija el año de su fecha')
    expect(await registrosRepository.update(id, { fecha: '2026-03-31' })).toMatchObject({
      numero: expect.stringMatching(/^P-2026-0001-/),
    })
  },
)
