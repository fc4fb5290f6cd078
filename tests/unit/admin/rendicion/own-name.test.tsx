import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { openScreen } from '../../open-screen'
import { field, press } from '../../panel'

test('a generated report waits for the name of the brigade where it is read anew just then', async () => {
  const { app } = await openScreen('/admin/rendicion', 'user-1')
  await configuracionRepository.update({ nombreInstitucion: 'Cuerpo de Bomberos de Otro Cantón' })
  // What a sign-in does with whatever nobody shows (`showPublished`).
  act(() => app.queryClient.removeQueries({ queryKey: configuracionQuery.queryKey }))
  await press('Generar Automático')
  expect((await field('Contenido')).value).toContain('Cuerpo de Bomberos de Otro Cantón')
})
