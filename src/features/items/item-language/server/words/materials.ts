/** Names of materials, in lowercase. */
export const MATERIALS: readonly string[] =
  'velvet, leather, faux leather, suede, denim, cotton, linen, wool, merino, cashmere, silk, corduroy, canvas, oak, walnut, teak, pine, mahogany, maple, rosewood, bamboo, rattan, wicker, wood, brass, copper, steel, stainless steel, cast iron, aluminum, aluminium, chrome, glass, ceramic, porcelain, stoneware, terracotta, marble, concrete, plastic, sterling silver, titanium, carbon, gore-tex, nylon, down, pearl, enamel'.split(
    ', ',
  );
