import { useModulos } from '@/entities/configuracion/use-institucion'
import type { Mi } from '@/entities/despacho/mi'
import { MyCredentials } from './my-credentials'
import { MyEvents } from './my-events'
import { MyHours } from './my-hours'
import { MyShifts } from './my-shifts'
import { NotSent } from './not-sent'
import { AskedSwaps, OpenShifts } from './open-shifts'
import { OwnData } from './own-data'
import { PinSection } from './pin/pin-section'
import { StartChoice } from './start-choice'
import { Toca } from './toca'

/** What somebody waits for, or asks once: before everything that stands there every day. */
export function First({ mi, fresh }: { mi: Mi; fresh: boolean }) {
  const hasRoster = useModulos()('guardias')
  return (
    <>
      <NotSent mi={mi} />
      <AskedSwaps cambios={mi.cambios} />
      <Toca mi={hasRoster ? mi : { ...mi, guardias: [] }} fresh={fresh} />
      <StartChoice open />
    </>
  )
}

/** Everything below the calls. */
export function Rest({ mi }: { mi: Mi }) {
  const hasRoster = useModulos()('guardias')
  const { persona, eventos, guardias, dados, institucion, libres, credenciales } = mi
  return (
    <>
      <MyEvents eventos={eventos} />
      {hasRoster && (
        <>
          <MyShifts guardias={guardias} dados={dados} yo={{ id: persona.id, institucion }} />
          <OpenShifts libres={libres} />
        </>
      )}
      <MyHours />
      <MyCredentials credenciales={credenciales} />
      <PinSection />
      <StartChoice open={false} />
      <OwnData key={persona.id} persona={persona} />
    </>
  )
}
