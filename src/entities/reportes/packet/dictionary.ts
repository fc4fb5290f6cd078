/**
 * Deflate's preset dictionary: both ends know these common words, so even a short text shrinks. The likeliest come
 * last. It belongs to version 1 of the packet: changing it requires a new version.
 */
const WORDS =
  ' semáforo poste tendido eléctrico transformador chispas cables sueltos panal de abejas enjambre avispas' +
  ' perro gato atrapado culebra serpiente quebrada río desbordado creciente inundación inundada lodo deslave' +
  ' derrumbe tierra deslizamiento árbol caído ramas rotas alcantarilla tapada sin tapa bache hueco vereda' +
  ' hidrante sin presión fuga de agua fuga de gas cilindro olor a gas quema de basura maleza pastizal incendio' +
  ' forestal humo llamas fuego vivienda casa abandonada bodega mercado escuela colegio iglesia parque cancha' +
  ' terminal puente accidente de tránsito choque moto camioneta vehículo volcado heridos personas atrapadas' +
  ' ambulancia bomberos extintor vencido salida de emergencia bloqueada capacitación inspección permiso' +
  ' robo pelea construcción techo pared a punto de caer peligro para los niños y los vecinos del sector' +
  ' desde ayer en la noche desde hace varios días esta mañana por la lluvia con las lluvias cerca de la casa' +
  ' frente a la tienda junto al diagonal a entre las calles y la esquina de la calle Bolívar y Sucre avenida' +
  ' Ave. 30 de julio barrio San José ciudadela La Esperanza Villa Esperanza recinto vía a kilómetro mercado' +
  ' municipal Por favor necesitamos ayuda no hay luz no funciona es muy peligroso que está hay un una los las' +
  ' para con por del al se ha "Cuerpo de Bomberos" Jefe de Bomberos Inspección realizada. Se coordinó con' +
  ' Gracias por su reporte. Una unidad ya fue enviada al lugar. Atendido. https://.jpg.png@hotmail.com' +
  '@gmail.com","+593 9","099","098",0,0,[],0]["reporte-17[["reporte-17'

export const DICTIONARY = new TextEncoder().encode(WORDS)
