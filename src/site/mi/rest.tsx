import type { Mi } from '@/entities/despacho/mi'
import { MyCredentials } from './my-credentials'
import { MyEvents } from './my-events'
import { MyHours } from './my-hours'
import { MyShifts } from './my-shifts'
import { AskedSwaps, OpenShifts } from './open-shifts'
import { OwnData } from './own-data'
import { PinSection } from './pin-section'

/** Everything below the calls. */
export function Rest({ mi }: { mi: Mi }) {
  const { persona, eventos, guardias, libres, cambios, credenciales } = mi
  return (
    <>
      <AskedSwaps cambios={cambios} />
      <MyEvents eventos={eventos} />
      <MyShifts guardias={guardias} />
      <OpenShifts libres={libres} />
      <MyHours />
      <MyCredentials credenciales={credenciales} />
      <PinSection />
      <OwnData key={persona.id} persona={persona} />
    </>
  )
}
