import { expect, test } from 'vitest'
import { aportesList } from '@/entities/aportes/module'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { mediosList } from '@/entities/galeria/module'
import { publicadosList } from '@/entities/lotaip/publicado'
import { miembrosList } from '@/entities/personal/module'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { rendicionesList } from '@/entities/rendicion/module'
import { cifrasObject, sitioObject } from '@/entities/sitio/module'
import { PUBLIC_LISTS, PUBLIC_OBJECTS } from '@/sync/publico/publico'

test('the keys of what is public are those of the modules', () => {
  expect(PUBLIC_OBJECTS).toEqual([configuracionObject, sitioObject, cifrasObject].map(({ key }) => key))
  expect(PUBLIC_LISTS).toEqual(
    [mediosList, miembrosList, rendicionesList, congeladosList, publicadosList, aportesList].map(
      ({ key }) => key,
    ),
  )
})
