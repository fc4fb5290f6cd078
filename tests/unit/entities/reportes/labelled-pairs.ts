import type { Reporte } from '@/entities/reportes/reporte'

/**
 * 60 pairs of reports in Spanish, labelled "same fact" (=) or "not the same" (≠). Invented by one person for
 * this test before the matching was written; nobody's real reports. They imitate what people of a small town in
 * Ecuador write: with and without accents, misspelt, in other words, from another corner, with or without a
 * position. The negatives are mostly hard ones: the same street with another problem, the same words at another
 * place, the same words days later. The list of synonyms was written by the same person after the pairs, so it
 * flatters them; thresholds and stopwords were then fitted while looking only at the pairs with odd numbers, and
 * the test prints those with even numbers apart.
 *
 * Each pair: label and category, then two lines `hours; east,north in metres or -; place or -; title; text`.
 */
const TEXT = `
= Emergencia
0; 0,0; Calle Bolívar y Sucre; Incendio en una casa; Se está quemando una casa de madera, sale mucho humo
1; 60,20; Sucre entre Bolívar y Olmedo; Fuego en vivienda; Hay llamas y humo en una vivienda de madera, vengan rápido
= Infraestructura
0; 0,0; Mercado municipal; Hidrante sin presión; El hidrante del mercado no bota agua desde el lunes
20; 35,10; Junto al mercado municipal; Hidrante dañado; El hidrante que está en la esquina del mercado no tiene agua
= Seguridad
0; -; Vía a La Esperanza km 3; Árbol a punto de caer; Un árbol grande está inclinado sobre la carretera por las lluvias
5; -; Kilómetro 3 vía a La Esperanza; Arbol inclinado en la via; con las lluvias se aflojo la tierra y el arbol se va a caer
= Emergencia
0; 0,0; -; Choque de moto y camioneta; Accidente de tránsito, un joven de la moto está herido en el piso
0; 40,-30; Frente a la gasolinera; Accidente; chocaron una moto con una camioneta hay un herido
= Infraestructura
0; 0,0; Av. 30 de julio; Poste caído; Un poste de luz se cayó sobre la vereda y hay cables sueltos
3; 120,0; 30 de Julio y Rocafuerte; Poste de alumbrado en el suelo; el poste de la luz se vino abajo con todo y cables
= Emergencia
0; 0,0; Quebrada Honda; Quema de maleza; Están quemando el monte y el fuego se acerca a las casas
2; 300,150; Sector Quebrada Honda; Incendio forestal; Se prendió el monte, el fuego viene hacia las casas
= Servicio
0; -; Escuela Simón Bolívar; Panal de abejas; Hay un panal de abejas en el patio de la escuela, peligro para los niños
26; -; Escuela Simon Bolivar, patio; Enjambre de abejas; abejas en un arbol del patio de la escuela ya picaron a un niño
= Infraestructura
0; 0,0; Calle Olmedo; Alcantarilla sin tapa; Falta la tapa de una alcantarilla, alguien se puede caer
40; 25,25; Olmedo, frente a la farmacia; Alcantarilla abierta; se robaron la tapa de la alcantarilla y de noche no se ve
= Emergencia
0; 0,0; Terminal terrestre; Olor a gas; Fuerte olor a gas en el local de comidas del terminal
1; 15,5; Terminal; Fuga de gas; hay una fuga de gas en un comedor del terminal terrestre
= Seguridad
0; -; Colegio Nacional, bloque B; Salida de emergencia bloqueada; La puerta de emergencia del bloque B está con candado
50; -; Colegio Nacional; Puerta de emergencia con candado; tienen cerrada con candado la salida de emergencia del bloque B
= Emergencia
0; 0,0; Barrio San José; Inundación; El río se desbordó y el agua está entrando a las casas del barrio
4; 350,-200; San José, calle principal; Se metió el agua a las casas; creció el río y se están inundando las casas
= Infraestructura
0; 0,0; Puente del río Chico; Puente agrietado; El puente tiene una grieta grande en el lado derecho
60; 30,0; Puente sobre el río Chico; Grieta en el puente; se abrio una grieta en el puente y sigue pasando carros pesados
= Servicio
0; 0,0; Parque central; Gato atrapado en un árbol; Un gatito está subido en el árbol del parque y no puede bajar
6; 20,20; Parque Central; gato en el arbol; hay un gato en lo alto de un árbol llorando desde la mañana
= Emergencia
0; -; Recinto Las Palmas; Deslave; Se vino la tierra sobre la vía y tapó la entrada al recinto
2; -; Entrada a Las Palmas; Derrumbe en la vía; derrumbe de tierra tapa la via de entrada, no pasan carros
= Otro
0; 0,0; Calle Rocafuerte; Perro agresivo; Un perro suelto está atacando a la gente en la calle
30; 80,40; Rocafuerte y Quito; Perro suelto; anda un perro bravo suelto que ya mordio a dos personas
= Infraestructura
0; 0,0; -; Semáforo dañado; El semáforo de la entrada al pueblo está apagado
10; 12,8; Entrada al pueblo; Semaforo no funciona; el semaforo esta apagado y casi hay un choque
= Emergencia
0; 0,0; Bodega de la calle Manabí; Incendio en bodega; Humo negro sale de la bodega de llantas
1; 100,60; Manabí; se quema la bodega; insendio grande en la bodega de llantas manden los bomberos
= Seguridad
0; 0,0; Cancha de Las Peñas; Cable pelado; Un cable pelado cuelga sobre la cancha donde juegan los niños
22; 18,-9; Cancha Las Peñas; Cables colgando; hay cables electricos pelados colgando en la cancha
= Servicio
0; -; Calle Sucre 204; Culebra en la casa; Entró una culebra al cuarto de mi mamá
1; -; Sucre 204; Serpiente dentro de vivienda; una serpiente se metio en un cuarto necesitamos que la saquen
= Emergencia
0; 0,0; Km 12 vía a la costa; Carro volcado; Se volcó un carro y hay personas atrapadas adentro
0; 90,10; Vía a la costa km 12; Volcamiento; vehículo volcado en la cuneta con gente atrapada
= Infraestructura
0; 0,0; Barrio El Carmen; Fuga de agua; Se rompió una tubería y el agua corre por toda la calle
15; 70,70; El Carmen; tuberia rota; botando agua en la calle por un tubo roto desde anoche
= Emergencia
0; 0,0; Laguna del Inca; Persona ahogándose; Un muchacho cayó a la laguna y no sale
0; 150,0; Laguna; Joven cayó a la laguna; se esta ahogando un joven en la laguna ayuda
= Seguridad
0; 0,0; Gasolinera El Sol; Extintores vencidos; Los extintores de la gasolinera están caducados
70; 10,0; Gasolinera El Sol; Extintor caducado; revise los extintores y tienen la fecha vencida
= Otro
0; -; Estadio; Quema de basura; Los vecinos queman basura detrás del estadio y el humo molesta
48; -; Detrás del estadio; Queman basura; todas las tardes queman basura atras del estadio, humo toxico
= Emergencia
0; 0,0; Hospital básico; Cortocircuito; Hay chispas y humo en el tablero eléctrico del hospital
0; 20,0; Hospital; Chispas en el tablero; el tablero de luz del hospital esta botando chispas
= Infraestructura
0; 0,0; Iglesia matriz; Pared a punto de caer; La pared lateral de la iglesia está inclinada y con grietas
33; 25,5; Iglesia; Muro de la iglesia con peligro; se puede caer el muro del costado de la iglesia, tiene grietas
= Servicio
0; 0,0; Edificio Los Andes; Ascensor detenido; Hay dos personas atrapadas en el ascensor del edificio
0; 5,5; Los Andes; Atrapados en ascensor; el ascensor se quedó entre pisos con dos señoras adentro
= Emergencia
0; 0,0; Ciudadela La Paz; Auxilio; Por favor vengan, la vecina dejó la cocina prendida y está saliendo candela
0; 30,30; La Paz mz 4; Cocina incendiada; se incendia la cocina de una casa
= Seguridad
0; -; Malecón; Baranda rota; La baranda del malecón está rota y se puede caer un niño al río
44; -; Malecón, junto al muelle; Falta baranda; no hay baranda en el malecon junto al muelle peligro de caer al rio
= Infraestructura
0; 0,0; Vía al cementerio; Bache enorme; Un hueco en media vía al cementerio, las motos se caen
64; 200,100; Camino al cementerio; Hueco en la calle; hueco grande en la via del cementerio
= Emergencia
0; 0,0; -; Ayuda; Mi abuelo no responde y estamos solos en la casa
0; 10,0; -; Señor desmayado; adulto mayor inconsciente en su domicilio
≠ Emergencia
0; 0,0; Calle Bolívar y Sucre; Incendio en una casa; Se está quemando una casa de madera, sale mucho humo
2; 40,10; Bolívar y Sucre; Choque de dos carros; Chocaron dos carros y hay una señora herida
≠ Infraestructura
0; 0,0; Mercado municipal; Hidrante sin presión; El hidrante del mercado no bota agua
5; 2500,0; Terminal terrestre; Hidrante sin presión; El hidrante del terminal no bota agua
≠ Seguridad
0; -; Vía a La Esperanza km 3; Árbol a punto de caer; Un árbol grande está inclinado sobre la carretera
5; -; Vía a La Esperanza km 9; Árbol a punto de caer; Hay un árbol inclinado que va a caer sobre la carretera
≠ Emergencia
0; 0,0; Barrio San José; Inundación; El río se desbordó y entra agua a las casas
120; 20,0; Barrio San José; Inundación; Otra vez se desbordó el río y entra agua a las casas
≠ Infraestructura
0; 0,0; Calle Olmedo; Alcantarilla sin tapa; Falta la tapa de una alcantarilla
10; 30,0; Calle Olmedo; Poste sin luz; La lámpara del poste no enciende y la calle queda oscura
≠ Servicio
0; -; Escuela Simón Bolívar; Panal de abejas; Hay un panal de abejas en el patio de la escuela
8; -; Escuela Simón Bolívar; Capacitación; Pedimos una charla de primeros auxilios para los niños de la escuela
≠ Emergencia
0; 0,0; Quebrada Honda; Quema de maleza; Están quemando el monte y el fuego se acerca a las casas
3; 1800,900; Loma Alta; Quema de maleza; Están quemando el monte y el fuego se acerca a una casa
≠ Otro
0; 0,0; Calle Rocafuerte; Perro agresivo; Un perro suelto ataca a la gente
20; 60,0; Calle Rocafuerte; Ruido en la noche; Una discoteca hace ruido hasta la madrugada y no deja dormir a la gente
≠ Infraestructura
0; 0,0; Puente del río Chico; Puente agrietado; El puente tiene una grieta grande
12; 50,0; Puente del río Chico; Basura bajo el puente; Botan basura y escombros debajo del puente y tapa el río
≠ Servicio
0; 0,0; Parque central; Gato atrapado en un árbol; Un gatito no puede bajar del árbol del parque
4; 40,10; Parque central; Rama rota; Una rama del árbol del parque está rota y cuelga sobre las bancas
≠ Seguridad
0; -; Colegio Nacional; Salida de emergencia bloqueada; La puerta de emergencia está con candado
30; -; Escuela Simón Bolívar; Salida de emergencia bloqueada; La puerta de emergencia está con candado
≠ Emergencia
0; 0,0; Terminal terrestre; Olor a gas; Fuerte olor a gas en un local de comidas
1; 30,0; Terminal terrestre; Persona desmayada; Una señora se desmayó en el andén y no reacciona
≠ Infraestructura
0; 0,0; -; Semáforo dañado; El semáforo de la entrada al pueblo está apagado
10; 700,0; -; Semáforo dañado; El semáforo de la calle Quito está apagado
≠ Emergencia
0; 0,0; Km 12 vía a la costa; Carro volcado; Se volcó un carro y hay personas atrapadas
90; 0,10; Km 12 vía a la costa; Carro volcado; Se volcó otro carro en la misma curva
≠ Servicio
0; -; Calle Sucre 204; Culebra en la casa; Entró una culebra a un cuarto
1; -; Calle Sucre 204; Puerta trabada; Mi hijo se quedó encerrado en un cuarto y no se abre la puerta
≠ Infraestructura
0; 0,0; Barrio El Carmen; Fuga de agua; Se rompió una tubería y el agua corre por la calle
6; 90,0; Barrio El Carmen; No hay agua; Llevamos tres días sin servicio de agua potable en el barrio
≠ Seguridad
0; 0,0; Gasolinera El Sol; Extintores vencidos; Los extintores están caducados
12; 10,0; Gasolinera El Sol; Fuman junto a los surtidores; Los clientes fuman cuando cargan combustible
≠ Emergencia
0; 0,0; Avenida 30 de julio; Accidente de moto; Un joven en moto se cayó y está herido
1; 450,0; Avenida 30 de julio; Incendio de vehículo; Se está quemando un camión, hay mucho humo
≠ Otro
0; -; Estadio; Quema de basura; Queman basura detrás del estadio
24; -; Mercado; Quema de basura; Queman basura detrás del mercado
≠ Infraestructura
0; 0,0; Iglesia matriz; Pared a punto de caer; La pared de la iglesia está inclinada
20; 15,0; Iglesia matriz; Techo con goteras; El techo de la iglesia tiene goteras y se moja el altar
≠ Emergencia
0; 0,0; Hospital básico; Cortocircuito; Hay chispas en el tablero eléctrico del hospital
5; 10,0; Hospital básico; Hospital sin agua; Se acabó el agua y hay pacientes graves
≠ Servicio
0; 0,0; Edificio Los Andes; Ascensor detenido; Hay dos personas atrapadas en el ascensor
3; 20,0; Edificio Los Andes; Inspección; Solicito inspección del edificio para el permiso de funcionamiento
≠ Seguridad
0; 0,0; Cancha Las Peñas; Cable pelado; Un cable pelado cuelga sobre la cancha
11; 0,1400; Cancha San José; Cable pelado; Un cable pelado cuelga sobre la cancha
≠ Infraestructura
0; 0,0; Vía al cementerio; Bache enorme; Un hueco en media vía, las motos se caen
8; 100,0; Vía al cementerio; Cuneta tapada; La cuneta está llena de tierra y el agua daña la vía
≠ Emergencia
0; -; Calle Manabí; Fuego en una casa; Sale humo y fuego de una casa de dos pisos
1; -; Calle Guayas; Fuego en una casa; Sale humo y fuego de una casa de caña
≠ Otro
0; 0,0; Plaza cívica; Agradecimiento; Gracias a los bomberos por su ayuda en las fiestas
5; 10,0; Plaza cívica; Permiso para fiesta; Solicito ayuda de los bomberos para las fiestas con juegos pirotécnicos
≠ Emergencia/Infraestructura
0; 0,0; Mercado municipal; Humo en el mercado; Sale humo de un puesto del mercado
1; 10,0; Mercado municipal; Hidrante del mercado sin agua; El hidrante del mercado no funciona
≠ Servicio
0; 0,0; Ciudadela La Paz; Abejas en el techo; Hay un enjambre de abejas en el techo de mi casa
9; 200,0; Ciudadela La Paz; Murciélagos en el techo; Hay murciélagos en el techo de mi casa y huele mal
≠ Seguridad
0; -; Malecón; Baranda rota; La baranda del malecón está rota
20; -; Malecón; Niños se bañan en el río; Los niños se lanzan al río desde el malecón sin que nadie los cuide
`

export type Pair = { igual: boolean; a: Reporte; b: Reporte }

const METRES_PER_DEGREE = 111_195
const START = Date.parse('2026-03-02T12:00:00.000Z')

function build(id: string, categoria: string, line: string): Reporte {
  const [hours = '', position = '', place = '', titulo = '', descripcion = ''] = line.split('; ')
  const fecha = new Date(START + Number(hours) * 3_600_000).toISOString()
  const [east = 0, north = 0] = position.split(',').map(Number)
  const lat = -0.95 + north / METRES_PER_DEGREE
  const lng = -80.45 + east / METRES_PER_DEGREE / Math.cos((0.95 * Math.PI) / 180)
  return {
    id,
    titulo,
    descripcion,
    categoria: categoria as Reporte['categoria'],
    prioridad: 'MEDIA',
    estado: 'PENDIENTE',
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    autor: { nombre: 'Vecino', email: 'vecino@correo.example' },
    imagenes: [],
    respuesta: '',
    administrador: '',
    ...(place === '-' ? {} : { ubicacion: place }),
    ...(position === '-' ? {} : { punto: { lat, lng, precision: 10, fecha } }),
  }
}

const LINES = TEXT.trim().split('\n')

export const PAIRS: Pair[] = Array.from({ length: LINES.length / 3 }, (_, index) => {
  const [header = '', first = '', second = ''] = LINES.slice(index * 3, index * 3 + 3)
  const [categoria = '', other = categoria] = header.slice(2).split('/')
  return {
    igual: header.startsWith('='),
    a: build(`a-${index}`, categoria, first),
    b: build(`b-${index}`, other, second),
  }
})
