import { Cifras } from './cifras'
import { ContactoSection } from './contacto-section'
import { EquipoPreview } from './equipo-preview'
import { GaleriaPreview } from './galeria-preview'
import { Hero } from './hero'
import { Mision } from './mision'
import { ServiciosSection } from './servicios-section'

/** The seven sections of spec §2.3, in its order. */
export function InicioPage() {
  return (
    <>
      <Hero />
      <Mision />
      <ServiciosSection />
      <Cifras />
      <GaleriaPreview />
      <EquipoPreview />
      <ContactoSection />
    </>
  )
}
