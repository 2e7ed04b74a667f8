"""Letters the seven logos: text becomes outlines, so that the SVG needs no font.

python3 letters.py <folder with the fonts' node_modules>   (see README.md)
"""

import math
import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(sys.argv[1])
OUT = Path(__file__).parent.parent / "content/media"
HEIGHT = 320


def static(name, file):
	return TTFont(FONTS / "@fontsource" / name / "files" / file)


class Logo:
	def __init__(self):
		self.parts = []
		self.box = [math.inf, math.inf, -math.inf, -math.inf]

	def grow(self, x0, y0, x1, y1):
		self.box = [min(self.box[0], x0), min(self.box[1], y0), max(self.box[2], x1), max(self.box[3], y1)]

	def text(self, font, text, size, centre=0, baseline=0, tracking=0, kern=None, skip="", path=None):
		"""Sets a line around `centre`; returns the place of each letter as (left, width)."""
		glyphs, cmap, scale = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
		advances = []
		for i, letter in enumerate(text):
			pair = (kern or {}).get(text[i : i + 2], 0)
			advances.append(glyphs[cmap[ord(letter)]].width * scale + (tracking + pair) * size)
		total = sum(advances) - tracking * size
		x, places = centre - total / 2, []
		for letter, advance in zip(text, advances):
			glyph = glyphs[cmap[ord(letter)]]
			places.append((x, glyph.width * scale))
			if letter not in skip:
				dy, turn = path(x + glyph.width * scale / 2) if path else (0, 0)
				c, s = math.cos(turn) * scale, math.sin(turn) * scale
				self.outline(glyphs, glyph, (c, s, s, -c, x, baseline + dy))
			x += advance
		return places

	def outline(self, glyphs, glyph, transform):
		pen = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
		glyph.draw(TransformPen(pen, transform))
		bounds = BoundsPen(glyphs)
		glyph.draw(TransformPen(bounds, transform))
		if bounds.bounds:
			self.grow(*bounds.bounds)
			self.parts.append(pen.getCommands())

	def shape(self, commands, points):
		"""A drawn shape and the corner points that it reaches."""
		for x, y in points:
			self.grow(x, y, x, y)
		self.parts.append(commands)

	def polygon(self, points):
		self.shape("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", points)

	def diamond(self, x, y, w, h):
		self.polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])

	def rule(self, x0, x1, y, thick=2):
		"""A line that thins towards its ends."""
		self.polygon([(x0, y), ((x0 + x1) / 2, y - thick / 2), (x1, y), ((x0 + x1) / 2, y + thick / 2)])

	def disc(self, x, y, r, holes=()):
		circle = lambda cx, cy, cr, sweep: f"M{cx - cr:.1f} {cy:.1f}a{cr:.1f} {cr:.1f} 0 1 {sweep} {2 * cr:.1f} 0a{cr:.1f} {cr:.1f} 0 1 {sweep} {-2 * cr:.1f} 0Z"
		commands = circle(x, y, r, 1) + "".join(circle(x + hx, y + hy, hr, 0) for hx, hy, hr in holes)
		self.shape(commands, [(x - r, y - r), (x + r, y + r)])

	def save(self, slug, name):
		margin = 6
		x0, y0, x1, y1 = self.box
		scale = HEIGHT / (y1 - y0 + 2 * margin)
		width = round((x1 - x0 + 2 * margin) * scale)
		body = "".join(f'<path d="{part}"/>' for part in self.parts)
		move = f"scale({scale:.4f}) translate({margin - x0:.1f} {margin - y0:.1f})"
		svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}" fill="currentColor" role="img"><title>{name}</title><g transform="{move}">{body}</g></svg>\n'
		(OUT / f"game-{slug}-logo.svg").write_text(svg)
		print(slug, width, HEIGHT)


def wave(x0, x1, y, thick, rise, count):
	"""A ribbon of swell, thin at both ends."""
	steps = 80
	top, low = [], []
	for i in range(steps + 1):
		t = i / steps
		x = x0 + (x1 - x0) * t
		height = y + math.sin(t * count * 2 * math.pi) * rise
		half = thick / 2 * math.sin(t * math.pi) ** 0.6
		top.append((x, height - half))
		low.append((x, height + half))
	return top + low[::-1]


def the_salt_crown():
	logo, font = Logo(), static("cinzel", "cinzel-latin-600-normal.woff2")
	line = logo.text(font, "SALT CROWN", 150, baseline=0, tracking=0.045, kern={"LT": -0.05, "AL": -0.02})
	left, right = line[0][0], line[-1][0] + line[-1][1]
	the = logo.text(font, "THE", 44, baseline=-148, tracking=0.3)
	logo.rule(left + 40, the[0][0] - 28, -163, 3)
	logo.rule(the[-1][0] + the[-1][1] + 28, right - 40, -163, 3)
	for i, (w, h) in enumerate([(7, 20), (9, 31), (12, 46), (9, 31), (7, 20)]):
		logo.diamond((i - 2) * 36, -214 - h * 0.45, w, h)
	logo.rule(left, right, 42, 5)
	logo.save("the-salt-crown", "The Salt Crown")


def emberwick():
	logo, font = Logo(), static("im-fell-english-sc", "im-fell-english-sc-latin-400-normal.woff2")
	line = logo.text(font, "Emberwick", 190, tracking=0.03)
	x, w = line[6]
	cx = x + w / 2
	flame = f"M{cx} -92C{cx - 24} -106 {cx - 22} -134 {cx - 8} -154C{cx - 5} -168 {cx + 1} -182 {cx + 2} -204C{cx + 26} -176 {cx + 30} -150 {cx + 24} -124C{cx + 20} -104 {cx + 10} -94 {cx} -92ZM{cx + 1} -102C{cx + 10} -106 {cx + 12} -122 {cx + 5} -138C{cx + 3} -128 {cx - 8} -120 {cx - 6} -110C{cx - 5} -105 {cx - 2} -102 {cx + 1} -102Z"
	logo.shape(flame, [(cx - 24, -204), (cx + 30, -92)])
	for dx, y, r in [(-34, -176, 4.5), (40, -196, 3.5), (-16, -222, 3), (26, -232, 2.4), (52, -150, 2.6)]:
		logo.disc(cx + dx, y, r)
	left, right = line[0][0], line[-1][0] + line[-1][1]
	logo.polygon(wave(left + 10, right - 10, 46, 8, 7, 1))
	logo.save("emberwick", "Emberwick")


def a_quarrel_of_moons():
	logo, font = Logo(), static("poiret-one", "poiret-one-latin-400-normal.woff2")
	line = logo.text(font, "MOONS", 210, tracking=0.09, skip="O")
	logo.text(font, "MOONS", 210.6, tracking=0.0885, skip="O")
	(x1, w1), (x2, w2) = line[1], line[2]
	logo.disc(x1 + w1 / 2, -73, 76, [(-24, -20, 15), (22, 14, 21), (-18, 34, 8), (30, -34, 7)])
	cx = x2 + w2 / 2
	logo.shape(f"M{cx + 22} -147A76 76 0 1 0 {cx + 22} 1A62 62 0 1 1 {cx + 22} -147Z", [(cx - 76, -149), (cx + 60, 3)])
	logo.disc(cx + 34, -73, 13)
	left, right = line[0][0], line[-1][0] + line[-1][1]
	top = logo.text(font, "A QUARREL OF", 62, baseline=-206, tracking=0.2)
	logo.text(font, "A QUARREL OF", 62.5, baseline=-206, tracking=0.196)
	logo.rule(left, top[0][0] - 26, -226, 3)
	logo.rule(top[-1][0] + top[-1][1] + 26, right, -226, 3)
	logo.save("a-quarrel-of-moons", "A Quarrel of Moons")


def lowtide():
	logo, font = Logo(), static("big-shoulders-stencil", "big-shoulders-stencil-latin-800-normal.woff2")
	line = logo.text(font, "LOWTIDE", 220, tracking=0.06, kern={"WT": 0.05, "OW": 0.03})
	left, right = line[0][0], line[-1][0] + line[-1][1]
	for i, (inset, y, thick) in enumerate([(0, 34, 13), (60, 60, 9), (140, 82, 6), (230, 100, 4)]):
		logo.polygon(wave(left + inset, right - inset * 0.7, y, thick, 6 - i, 5 - i))
	logo.save("lowtide", "Lowtide")


def thornhollow():
	logo, font = Logo(), static("grenze-gotisch", "grenze-gotisch-latin-600-normal.woff2")
	line = logo.text(font, "Thornhollow", 230, tracking=0.01)
	left, right = line[0][0] - 30, line[-1][0] + line[-1][1] + 30
	stem = wave(left, right, 62, 13, 13, 1.5)
	logo.polygon(stem)
	for i in range(1, 15):
		t = i / 15
		x = left + (right - left) * t
		y = 62 + math.sin(t * 1.5 * 2 * math.pi) * 13
		side = 1 if i % 2 else -1
		size = 26 * math.sin(t * math.pi) ** 0.5
		tip = (x - size * 0.55, y + side * size)
		logo.shape(f"M{x - 8:.1f} {y:.1f}Q{x - 5:.1f} {y + side * size * 0.5:.1f} {tip[0]:.1f} {tip[1]:.1f}Q{x + 4:.1f} {y + side * size * 0.55:.1f} {x + 11:.1f} {y:.1f}Z", [tip])
	logo.save("thornhollow", "Thornhollow")


def the_glass_regent():
	logo, font = Logo(), static("bodoni-moda", "bodoni-moda-latin-500-normal.woff2")
	line = logo.text(font, "GLASS REGENT", 140, tracking=0.1, kern={"LA": -0.05})
	left, right = line[0][0], line[-1][0] + line[-1][1]
	the = logo.text(font, "THE", 42, baseline=-152, tracking=0.36)
	for side in (-1, 1):
		inner = the[0][0] - 24 if side < 0 else the[-1][0] + the[-1][1] + 24
		outer = left + 60 if side < 0 else right - 60
		logo.polygon([(inner, -166), (outer, -168), (outer + side * 60, -166.8), (outer, -165.6), (inner, -165)])
		logo.diamond(inner + side * 7, -166, 4, 11)
	for i in range(-4, 5):
		h = 62 * math.exp(-(i / 2.4) ** 2) + 10
		x, w = i * 22, 3 + 5 * math.exp(-(i / 2) ** 2)
		logo.polygon([(x, 30), (x + w, 38), (x, 38 + h), (x - w, 38)])
	logo.save("the-glass-regent", "The Glass Regent")


def wending():
	file = FONTS / "@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2"
	font = instancer.instantiateVariableFont(TTFont(file), {"wght": 560, "opsz": 144, "SOFT": 100, "WONK": 1})
	logo = Logo()
	bend = lambda x: (math.sin(x / 150) * 12, math.cos(x / 150) * 0.08)
	line = logo.text(font, "Wending", 220, tracking=0.015, path=bend)
	left, right = line[0][0] - 20, line[-1][0] + line[-1][1] + 70
	top, low = [], []
	for i in range(81):
		t = i / 80
		x = left + (right - left) * t
		y = 84 + math.sin(x / 150) * 16 + 10 * math.sin(t * 6)
		half = 1 + 13 * (1 - t) ** 1.4 * min(1, t * 7) ** 0.7
		top.append((x, y - half - t * 26))
		low.append((x, y + half - t * 26))
	logo.polygon(top + low[::-1])
	logo.disc(right + 22, top[-1][1] - 2, 8)
	logo.save("wending", "Wending")


for draw in (the_salt_crown, emberwick, a_quarrel_of_moons, lowtide, thornhollow, the_glass_regent, wending):
	draw()
