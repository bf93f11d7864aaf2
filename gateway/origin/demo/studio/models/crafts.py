"""Tunisian crafts: kind=tajine|platter|bowls|gargoulette|vase|tray|lantern|mortar|board|servers|…; extra= names the variant of a kind.

Patterns are painted, pierced or engraved face by face: `wheel` turns a profile and `field` spreads a surface, both finely, and ask for each face
which material it has (None: a hole) and how far it is lifted.
"""
from bisect import bisect_left
from mathutils import noise

CLAY = lambda: mat("clay", (0.46, 0.19, 0.09), 0.85, bump=0.35, scale=26)
CLAY_DARK = lambda: mat("clay-dark", (0.2, 0.075, 0.04), 0.85, bump=0.35, scale=26)
SLIP = lambda: mat("slip", (0.68, 0.56, 0.4), 0.8, bump=0.3, scale=26)
SOOT = lambda: mat("soot", (0.035, 0.026, 0.022), 0.8)
PAINT_CLAY = lambda: mat("paint-clay", (0.52, 0.52, 0.52), 0.85, bump=0.35, scale=26)
WHITE_GLAZE = lambda: mat("white-glaze", (0.76, 0.74, 0.68), 0.16, coat=0.7, bump=0.03, scale=5)
GLAZE = lambda: mat("paint-glaze", (0.8, 0.8, 0.8), 0.16, coat=0.8, bump=0.03, scale=5)
DEEP = lambda: mat("paint-deep", (0.27, 0.27, 0.27), 0.16, coat=0.8, bump=0.03, scale=5)
OCHRE = lambda: mat("ochre", (0.72, 0.36, 0.04), 0.16, coat=0.8)
# What lies flat would mirror the softbox: a duller glaze.
DULL = lambda name, color: mat(name, color, 0.5, coat=0.06, bump=0.05, scale=5)
LINE = lambda: mat("line", (0.03, 0.028, 0.03), 0.2, coat=0.7)
COPPER = lambda: mat("copper", (0.66, 0.27, 0.12), 0.28, 1.0, bump=0.02, scale=14)
COPPER_DARK = lambda: mat("copper-dark", (0.16, 0.055, 0.025), 0.5, 1.0)
BRASS = lambda: mat("brass", (0.82, 0.58, 0.24), 0.25, 1.0, bump=0.02, scale=14)
BRASS_DARK = lambda: mat("brass-dark", (0.3, 0.18, 0.05), 0.4, 1.0)
IRON = lambda: mat("iron", (0.03, 0.028, 0.027), 0.5, 0.6, bump=0.2, scale=30)


def shaded(name, rough, coat, nodes):
    """A material whose colour comes from nodes(tree, coordinates)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = mat(name, rough=rough, coat=coat)
    t = m.node_tree
    t.links.new(nodes(t, t.nodes.new("ShaderNodeTexCoord").outputs["Object"]), t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def ramp(t, value, stops):
    """Colours over a value: stops are (place, r, g, b)."""
    r = t.nodes.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for one, (place, *rgb) in zip(e, stops):
        one.position, one.color = place, (*rgb, 1)
    t.links.new(value, r.inputs[0])
    return r.outputs[0]


def olive(name="olive-wood", along=(0.5, 1.6, 1.6), seed=0.0, rough=0.36, coat=0.25):
    """Olive wood: honey and brown, with dark, flowing veins; along: how tight the grain is in each direction."""

    def nodes(t, where):
        place = t.nodes.new("ShaderNodeMapping")
        place.inputs["Scale"].default_value = along
        place.inputs["Location"].default_value = (seed, seed * 1.7, seed * 0.6)
        t.links.new(where, place.inputs[0])
        bend = t.nodes.new("ShaderNodeTexNoise")
        bend.inputs["Scale"].default_value, bend.inputs["Detail"].default_value = 0.8, 3
        t.links.new(place.outputs[0], bend.inputs["Vector"])
        mixed = t.nodes.new("ShaderNodeMixRGB")
        mixed.blend_type, mixed.inputs[0].default_value = "ADD", 0.75
        t.links.new(place.outputs[0], mixed.inputs[1])
        t.links.new(bend.outputs["Color"], mixed.inputs[2])
        wave = t.nodes.new("ShaderNodeTexWave")
        wave.bands_direction = "DIAGONAL"
        for key, value in (("Scale", 1.5), ("Distortion", 5.5), ("Detail", 3), ("Detail Scale", 0.8)):
            wave.inputs[key].default_value = value
        t.links.new(mixed.outputs[0], wave.inputs["Vector"])
        fine = t.nodes.new("ShaderNodeTexNoise")
        fine.inputs["Scale"].default_value, fine.inputs["Detail"].default_value = 9, 6
        t.links.new(mixed.outputs[0], fine.inputs["Vector"])
        veins = ramp(t, wave.outputs["Fac"], [(0, 0.25, 0.12, 0.048), (0.12, 0.4, 0.21, 0.085), (0.3, 0.52, 0.3, 0.13), (0.7, 0.58, 0.36, 0.165), (1, 0.47, 0.265, 0.11)])
        pores = ramp(t, fine.outputs["Fac"], [(0.3, 0.62, 0.55, 0.5), (0.6, 1, 1, 1)])
        both = t.nodes.new("ShaderNodeMixRGB")
        both.blend_type, both.inputs[0].default_value = "MULTIPLY", 0.8
        t.links.new(veins, both.inputs[1])
        t.links.new(pores, both.inputs[2])
        return both.outputs[0]

    return shaded(name, rough, coat, nodes)


def field(at, nu, nv, materials, pick=None, wrap=False, thick=0.0, name="field"):
    """A surface over u and v from 0 to 1, of nu times nv faces; at(u, v): its points; pick(u, v): the number of a face's material, or None."""
    verts, faces, index = [], [], []
    cols = nu if wrap else nu + 1
    for i in range(cols):
        for j in range(nv + 1):
            verts.append(at(i / nu, j / nv))
    m = nv + 1
    for i in range(nu):
        k = (i + 1) % cols
        for j in range(nv):
            which = pick((i + 0.5) / nu, (j + 0.5) / nv) if pick else 0
            if which is None:
                continue
            faces.append((i * m + j, k * m + j, k * m + j + 1, i * m + j + 1))
            index.append(int(which))
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    for one in materials:
        me.materials.append(one)
    me.polygons.foreach_set("material_index", index)
    me.polygons.foreach_set("use_smooth", [True] * len(index))
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    if thick:
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness, s.offset = thick, -1
    return o


def even(points, n):
    """n + 1 points at equal distances along a line, and the direction of each."""
    V = [Vector(p) for p in points]
    lengths = [0.0]
    for a, b in zip(V, V[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    out, k = [], 0
    for i in range(n + 1):
        d = lengths[-1] * i / n
        while k < len(V) - 2 and lengths[k + 1] < d:
            k += 1
        span = lengths[k + 1] - lengths[k] or 1
        out.append((V[k].lerp(V[k + 1], (d - lengths[k]) / span), (V[k + 1] - V[k]).normalized()))
    return out


def wheel(profile, materials, pick=None, lift=None, n=300, rows=70, at=(0, 0, 0), turn=(0, 0, 0), shape=None, thick=0.0, smooth=8):
    """Turns a profile of (radius, height) from its foot, up outside, down inside; pick(a, s, r, z) and lift(a, s, r, z) with the angle a and the place
    along the profile s, both from 0 to 1; shape(a, s, r, z) gives another radius and height."""
    line = even(curve(profile, smooth) if smooth else profile, rows)

    def point(u, v):
        p, d = line[round(v * rows)]
        r, z = p
        if shape:
            r, z = shape(u, v, r, z)
        if lift:
            h = lift(u, v, r, z)
            r, z = r + d.y * h, z - d.x * h
        a = 2 * math.pi * u - math.pi / 2
        return (r * math.cos(a), r * math.sin(a), z)

    def which(u, v):
        p, _ = line[min(rows - 1, int(v * rows))]
        return pick(u, v, *p)

    o = field(point, n, rows, materials, which if pick else None, True, thick, "turned")
    o.location = at
    o.rotation_euler = [math.radians(x) for x in turn]
    return o


def shaky(amount, seed=0.0):
    """The unsteadiness of a hand, as a shift of (a, v)."""

    def shift(a, v):
        x, y = 5 * math.cos(2 * math.pi * a), 5 * math.sin(2 * math.pi * a)
        p = Vector((x, y, 7 * v + seed))
        return a + amount * noise.noise(p), v + amount * 2 * noise.noise(p + Vector((9, 3, 5)))

    return shift


cell = lambda a, n: (a * n) % 1 * 2 - 1  # the place within one of n repeats: -1 to 1
within = lambda v, low, high: low <= v < high


def uneven(amount, seed=0.0, fine=1.0):
    """What a potter's hands leave: shallow waves and throwing rings."""
    return lambda a, s, r, z: amount * (noise.noise(Vector((1.3 * fine * math.cos(6.283 * a), 1.3 * fine * math.sin(6.283 * a), 2.2 * z + seed))) + 0.35 * math.sin(z * 46 + 2 * math.sin(6.283 * a)))


def bands(*rows):
    """Painted rings: rows are (low, high, pattern(a, f) -> material number), f from 0 to 1 within the row; the rest is 0."""

    def pick(a, v):
        for low, high, pattern in rows:
            if low <= v < high:
                return pattern(a, (v - low) / (high - low))
        return 0

    return pick


solid = lambda which: lambda a, f: which


def zigzag(n, line=1, fill=None, thin=0.16):
    """A zigzag line; what is below it may be filled."""

    def pattern(a, f):
        edge = 1 - abs(cell(a, n))
        d = f * 1.3 - 0.15 - edge
        return line if abs(d) < thin * 2 else fill if fill is not None and d < 0 else 0

    return pattern


def lozenges(n, line=1, fill=2, heart=3, ground=0):
    """Lozenges with an outline and a heart, small ones between them."""

    def pattern(a, f):
        c, d = abs(cell(a, n)), abs(f * 2 - 1)
        s = c + d
        if s < 0.28:
            return heart
        if s < 0.66:
            return fill
        if s < 0.86:
            return line
        if (1 - c) + d < 0.3:
            return fill
        return ground

    return pattern


def leaves(n, line=1, fill=2, ground=0):
    """Upright leaves with a rib, dots between them."""

    def pattern(a, f):
        c = abs(cell(a, n))
        w = 0.72 * math.sin(math.pi * min(1, max(0, f * 1.06 - 0.03))) ** 0.8
        if c < w:
            return line if c > w - 0.17 or c < 0.06 else fill
        if (1 - c) ** 2 * 3 + (f - 0.78) ** 2 * 6 < 0.06:
            return line
        return ground

    return pattern


def scales(n, line=1, fill=2, ground=0):
    """Half circles that hang like a garland, each with a drop."""

    def pattern(a, f):
        c = cell(a, n)
        d = math.hypot(c, (f - 0.02) * 1.05)
        if d < 0.42:
            return fill
        return line if 0.68 < d < 0.88 else ground

    return pattern


def dots(n, which=1, ground=0, size=0.5):
    return lambda a, f: which if math.hypot(cell(a, n), (f * 2 - 1)) < size else ground


def wave(n, which=1, ground=0, thin=0.22):
    return lambda a, f: which if abs(f - 0.5 - 0.3 * math.sin(2 * math.pi * a * n)) < thin else ground


def tajine():
    extra = opt.get("extra", "painted")
    clay = extra == "clay"
    dish = [(0.001, 0.0), (0.6, 0.0), (0.67, 0.015), (0.8, 0.1), (0.94, 0.25), (0.985, 0.34), (1.0, 0.39), (0.99, 0.425), (0.955, 0.43), (0.93, 0.4), (0.9, 0.3)]
    lid = [(0.9, 0.4), (0.915, 0.425), (0.9, 0.47), (0.83, 0.56), (0.7, 0.71), (0.54, 0.92), (0.4, 1.13), (0.28, 1.34), (0.2, 1.5), (0.165, 1.58), (0.17, 1.63), (0.215, 1.69), (0.235, 1.75), (0.22, 1.81), (0.15, 1.86), (0.07, 1.875), (0.001, 1.88)]
    if clay:
        body = [CLAY(), CLAY_DARK(), SLIP()]
        groove = lambda z, places: sum(-0.012 * math.exp(-(((z - p) / 0.012) ** 2)) for p in places)
        hands = uneven(0.007)
        wheel(dish, body, None, lambda a, s, r, z: hands(a, s, r, z) + (groove(z, (0.2, 0.235)) if s < 0.55 else 0), 260, 120)
        shake = shaky(0.004)

        def pick(a, s, r, z):
            a, z = shake(a, z)
            return bands((0.62, 0.65, solid(2)), (0.66, 0.86, zigzag(16, 2, None, 0.12)), (0.87, 0.9, solid(2)), (1.2, 1.215, solid(2)), (1.23, 1.3, dots(14, 2)), (1.315, 1.33, solid(2)))(a, z)

        wheel(lid, body, pick, lambda a, s, r, z: hands(a, s, r, z) + groove(z, (0.52, 0.55, 1.42)), 520, 260)
        # A small hole lets the steam out.
        turned_front([(0, 0.0), (0.022, 0.0), (0.022, -0.1)], (0.06, -0.235, 1.42), SOOT(), 20)
        return
    body = [GLAZE(), DEEP(), WHITE_GLAZE(), OCHRE(), LINE()]
    hands, shake = uneven(0.005), shaky(0.003)

    def of_dish(a, s, r, z):
        if s > 0.86:
            return 2
        a, z = shake(a, z)
        return bands((0.0, 0.05, solid(1)), (0.1, 0.118, solid(2)), (0.13, 0.29, leaves(28, 4, 2)), (0.3, 0.318, solid(2)), (0.33, 0.345, solid(2)), (0.37, 0.5, solid(1)))(a, z)

    def of_lid(a, s, r, z):
        a, z = shake(a, z)
        return bands(
            (0.0, 0.475, solid(1)),
            (0.475, 0.5, solid(2)),
            (0.5, 0.515, solid(4)),
            (0.515, 0.72, lambda a, f: lozenges(20, 4, 1, 3, 2)(a, f)),
            (0.72, 0.735, solid(4)),
            (0.735, 0.755, solid(2)),
            (0.8, 1.08, leaves(14, 4, 2)),
            (1.11, 1.125, solid(2)),
            (1.14, 1.21, dots(14, 2, 0, 0.55)),
            (1.225, 1.24, solid(2)),
            (1.26, 1.4, zigzag(10, 2, None, 0.1)),
            (1.42, 1.45, solid(2)),
            (1.58, 1.64, solid(1)),
            (1.8, 1.9, solid(1)),
        )(a, z)

    wheel(dish, body, of_dish, hands, 720, 180)
    wheel(lid, body, of_lid, hands, 720, 330)


PLATE = [(0.001, 0.03), (0.5, 0.03), (0.56, 0.0), (0.62, 0.0), (0.64, 0.035), (0.74, 0.075), (0.88, 0.13), (0.985, 0.165), (1.0, 0.178), (0.99, 0.19)]
PLATE_TOP = [(0.99, 0.19), (0.975, 0.19), (0.87, 0.162), (0.74, 0.115), (0.66, 0.088), (0.58, 0.066), (0.48, 0.06), (0.001, 0.056)]


def fish(x, y, line, fill, pale, ground, heart):
    """A fish that swims to the left, about a body from -0.5 to 0.42."""
    t = (x + 0.52) / 0.86
    h = 0.225 * (max(0.0, math.sin(math.pi * min(1, max(0, t)) ** 0.82)) ** 0.75) if 0 < t < 1 else 0
    h = max(h, 0.045 if 0 < t < 1.06 and t > 0.8 else 0)
    if abs(y) < h:
        if abs(y) > h - 0.028:
            return line
        if t < 0.25:
            eye = math.hypot(x + 0.4, y - 0.045)
            return line if eye < 0.022 or 0.042 < eye < 0.055 else pale
        if t < 0.29:
            return line
        row = y / 0.085
        shift = 0.5 if math.floor(row + 0.5) % 2 else 0
        cx, cy = (x / 0.085 + shift) % 1 - 0.5, (row + 0.5) % 1 - 0.5
        d = math.hypot(cx - 0.4, cy * 0.95)
        return line if 0.56 < d < 0.72 else heart if d < 0.2 else fill
    tail = (x - 0.33) / 0.24
    if 0 < tail < 1:
        edge = 0.03 + 0.23 * tail**1.2
        if abs(y) < edge and tail < 0.82 + 0.5 * abs(y):
            return line if abs(y) > edge - 0.028 or (y * 40) % 1 < 0.3 else fill
    for side in (-1, 1):
        f = (x + 0.22) / 0.36
        if 0 < f < 1 and 0 < side * y < h + 0.1 * math.sin(math.pi * f) ** 0.6:
            return line if side * y > h + 0.1 * math.sin(math.pi * f) ** 0.6 - 0.024 or ((x + side * y * 0.3) * 26) % 1 < 0.35 else fill
    return ground


def platter():
    extra = opt.get("extra", "painted")
    shape = None
    if extra == "scallop":
        petals = lambda a, r: 1 + 0.035 * max(0, (r - 0.6) / 0.4) * abs(math.cos(2 * math.pi * a * 14)) ** 0.7
        shape = lambda a, s, r, z: (r * petals(a, r), z + 0.02 * max(0, (r - 0.62) / 0.38) ** 2 * abs(math.cos(2 * math.pi * a * 14)))
    hands = uneven(0.004, 3)
    ground = {"berber": [CLAY(), CLAY_DARK(), SLIP(), SOOT()]}.get(extra, [DULL("white-dull", (0.76, 0.74, 0.68)), DULL("paint-deep-dull", (0.2, 0.2, 0.2)), DULL("paint-dull", (0.8, 0.8, 0.8)), DULL("ochre-dull", (0.72, 0.36, 0.04))])
    if extra == "scallop":
        ground = [ground[2], ground[1], ground[0]]
    wheel(PLATE, ground[:1], None, hands, 280, 60, shape=shape)
    shake = shaky(0.0022, 1)
    rosette = lambda a, r, n, low, high: (abs(cell(a, n)), 0.86 * max(0.0, math.sin(math.pi * min(1, max(0, (r - low) / (high - low))))) ** 0.7)

    def painted(a, s, r, z):
        a, r = shake(a, r)
        if r < 0.055:
            return 3
        if r < 0.075:
            return 1
        if r < 0.34:
            c, w = rosette(a, r, 8, 0.07, 0.34)
            if c < w:
                return 1 if c > w - 0.2 else 3 if c < 0.16 and 0.13 < r < 0.24 else 2
            return 1 if math.hypot((1 - c) * r * 0.39, r - 0.3) < 0.022 else 0
        return bands(
            (0.36, 0.372, solid(1)),
            (0.385, 0.445, dots(30, 2, 0, 0.62)),
            (0.458, 0.47, solid(1)),
            (0.47, 0.565, scales(22, 1, 2)),
            (0.585, 0.6, solid(3)),
            (0.605, 0.617, solid(1)),
            (0.63, 0.915, lambda a, f: rim(a, f)),
            (0.93, 0.942, solid(1)),
            (0.95, 1.1, solid(2)),
        )(a, r)

    def rim(a, f):
        c, d = abs(cell(a, 12)), abs(f * 2 - 1)
        if c + d * 0.62 < 0.6:
            s = c + d * 0.62
            return 1 if s > 0.49 or 0.2 < s < 0.28 else 3 if s < 0.2 else 2
        e = 1 - c
        w = 0.34 * math.sin(math.pi * f) ** 0.7
        if e < w:
            return 1 if e > w - 0.07 or e < 0.025 else 2
        return 0

    def fishy(a, s, r, z):
        a, r = shake(a, r)
        if r < 0.66:
            x, y = r * math.sin(2 * math.pi * a), -r * math.cos(2 * math.pi * a)
            which = fish(x, y, 1, 2, 0, 0, 3)
            if which:
                return which
            # Waves above and below.
            for wy in (-0.44, 0.44):
                if abs(y - wy - 0.02 * math.sin(x * 34)) < 0.013 and abs(x) < 0.3:
                    return 2
            if math.hypot(abs(x + 0.05) - 0.16, abs(y) - 0.36) < 0.018 or math.hypot(x + 0.05, abs(y) - 0.385) < 0.018:
                return 3
            return 0
        return bands(
            (0.665, 0.68, solid(1)),
            (0.69, 0.7, solid(3)),
            (0.715, 0.8, wave(26, 2, 0, 0.17)),
            (0.815, 0.83, solid(1)),
            (0.83, 0.925, zigzag(36, 1, 2, 0.1)),
            (0.94, 1.1, solid(1)),
        )(a, r)

    def berber(a, s, r, z):
        a, r = shake(a, r)
        if r < 0.56:
            # A lattice of squares on their corners, each with a heart; p and q are the places along both of its directions.
            x, y = r * math.sin(2 * math.pi * a) * 3.8, -r * math.cos(2 * math.pi * a) * 3.8
            p, q = x + y, x - y
            m, n = abs((p + 1) % 2 - 1), abs((q + 1) % 2 - 1)
            if max(m, n) > 0.9:
                return 3
            if (math.floor((p + 1) / 2) + math.floor((q + 1) / 2)) % 2:
                return 1 if max(m, n) < 0.5 else 2
            return 3 if m + n < 0.4 else 1 if 0.62 < m + n < 0.86 else 2
        return bands((0.56, 0.585, solid(3)), (0.6, 0.62, solid(1)), (0.64, 0.78, zigzag(26, 3, 1, 0.1)), (0.79, 0.81, solid(3)), (0.81, 0.94, lambda a, f: lozenges(26, 3, 1, 2, 2)(a, f)), (0.95, 1.1, solid(3)))(a, r) or (2 if r < 0.95 else 3)

    def scallop(a, s, r, z):
        a, r = shake(a, r)
        if r < 0.05:
            return 2
        if r < 0.3:
            c, w = rosette(a, r, 10, 0.06, 0.3)
            return (2 if c < w - 0.2 else 1) if c < w else 0
        if r > 0.62:
            return 1 if r > 0.972 else 2 if r < 0.94 and abs(cell(a, 28)) < 0.11 * math.sin(math.pi * max(0, r - 0.64) / 0.3) else 0
        return bands((0.33, 0.345, solid(1)), (0.36, 0.44, dots(26, 2, 0, 0.55)), (0.455, 0.47, solid(1)), (0.47, 0.57, scales(20, 1, 2)), (0.59, 0.61, solid(1)))(a, r)

    flutes = lambda a, s, r, z: hands(a, s, r, z) - (0.014 * math.sin(math.pi * min(1, max(0, (r - 0.62) / 0.5))) * math.cos(2 * math.pi * a * 28) if extra == "scallop" and r > 0.62 else 0)
    wheel(PLATE_TOP, ground, {"painted": painted, "fish": fishy, "berber": berber, "scallop": scallop}[extra], flutes, 900, 260, shape=shape)


BOWL = [(0.001, 0.02), (0.2, 0.02), (0.215, 0.0), (0.25, 0.0), (0.26, 0.035), (0.36, 0.1), (0.45, 0.2), (0.49, 0.31), (0.505, 0.4), (0.5, 0.412)]
BOWL_IN = [(0.5, 0.412), (0.487, 0.412), (0.474, 0.38), (0.458, 0.31), (0.418, 0.21), (0.33, 0.12), (0.2, 0.068), (0.001, 0.055)]


def bowl(at, turn=(0, 0, 0), extra="painted", seed=0):
    hands, shake = uneven(0.004, seed), shaky(0.004, seed)
    if extra == "olive":
        wood = olive(f"olive-{seed}", (0.7, 1.5, 1.3), seed * 3.1)
        wheel(BOWL, [wood], None, None, 120, 40, at, turn)
        wheel(BOWL_IN, [wood], None, None, 120, 40, at, turn)
        return
    if extra == "clay":
        honey = mat("honey-glaze", (0.3, 0.1, 0.025), 0.12, coat=0.9, bump=0.05, scale=6)
        drips = lambda a, s, r, z: 1 if z > 0.33 + 0.035 * noise.noise(Vector((4 * math.cos(6.283 * a), 4 * math.sin(6.283 * a), seed))) else 0
        wheel(BOWL, [CLAY(), honey], drips, hands, 260, 60, at, turn)
        wheel(BOWL_IN, [honey], None, hands, 160, 40, at, turn)
        return
    ground = [WHITE_GLAZE(), DEEP(), GLAZE(), OCHRE()]

    def outside(a, s, r, z):
        a, z = shake(a, z)
        return bands((0.0, 0.04, solid(1)), (0.06, 0.075, solid(2)), (0.12, 0.13, solid(1)), (0.14, 0.3, leaves(18, 1, 2)), (0.305, 0.318, solid(1)), (0.33, 0.37, dots(40, 3, 0, 0.6)), (0.382, 0.5, solid(2)))(a, z)

    def inside(a, s, r, z):
        a, r = shake(a, r)
        if r < 0.035:
            return 3
        if r < 0.2:
            c, w = abs(cell(a, 8)), 0.8 * math.sin(math.pi * (r - 0.03) / 0.17) ** 0.7
            return (1 if c > w - 0.24 else 2) if c < w else 0
        return bands((0.23, 0.245, solid(1)), (0.36, 0.372, solid(3)), (0.385, 0.45, zigzag(24, 1, 2, 0.13)), (0.462, 0.6, solid(2)))(a, r)

    wheel(BOWL, ground, outside, hands, 560, 130, at, turn)
    wheel(BOWL_IN, ground, inside, hands, 560, 150, at, turn)


def bowls():
    extra = opt.get("extra", "painted")
    step = 0.17
    for k in range(3):
        bowl((-0.3, 0.36, step * k), (0, 0, 40 * k), extra, k + 1)
    bowl((0.38, -0.42, 0), (0, 0, 15), extra, 4)


def handle_of(points, material, width=0.075, flat=0.6):
    """A pulled handle: wide where it leaves and lands."""
    P = curve(points, 8)
    n = len(P) - 1
    tube(P, [width * (1 + 0.45 * abs(2 * k / n - 1) ** 3) for k in range(n + 1)], material, round_=False, flat=flat, name="handle")


def gargoulette():
    extra = opt.get("extra", "jug")
    clay = [PAINT_CLAY(), mat("paint-clay-deep", (0.2, 0.2, 0.2), 0.85), mat("paint-clay-pale", (0.8, 0.8, 0.8), 0.85)]
    hands = uneven(0.008)
    combed = lambda z, places: sum(-0.011 * math.exp(-(((z - p) / 0.011) ** 2)) for p in places)
    if extra == "jug":
        body = [(0.001, 0.03), (0.3, 0.03), (0.34, 0.0), (0.38, 0.01), (0.5, 0.12), (0.66, 0.36), (0.72, 0.6), (0.66, 0.86), (0.48, 1.06), (0.29, 1.18), (0.215, 1.28), (0.2, 1.42), (0.215, 1.58), (0.25, 1.7), (0.27, 1.74), (0.255, 1.755), (0.22, 1.73), (0.18, 1.6), (0.17, 1.4)]
        scratches = lambda a, z: -0.012 if within(z, 0.89, 0.985) and abs((z - 0.9375) / 0.035 - math.sin(2 * math.pi * a * 16)) < 0.35 else 0
        wheel(body, clay, None, lambda a, s, r, z: (hands(a, s, r, z) + (combed(z, (0.84, 0.87, 1.0, 1.03, 1.24, 1.62)) + scratches(a, z) if s < 0.8 else 0)), 420, 260)
        # The spout at one side, the handle at the other.
        P = curve([(0.5, 0, 0.86), (0.66, 0, 1.0), (0.8, 0, 1.16), (0.86, 0, 1.27)], 8)
        tube(P, [0.17 - 0.1 * (k / (len(P) - 1)) ** 0.6 for k in range(len(P))], clay[0], round_=False)
        tube([(0.85, 0, 1.25), (0.875, 0, 1.3)], 0.082, clay[0], round_=False)
        tube([(0.86, 0, 1.28), (0.877, 0, 1.304)], 0.05, SOOT(), round_=False)
        handle_of([(-0.2, 0, 1.56), (-0.4, 0, 1.66), (-0.62, 0, 1.5), (-0.72, 0, 1.2), (-0.66, 0, 0.92), (-0.56, 0, 0.84)], clay[0], 0.075)
        return
    body = [(0.001, 0.02), (0.22, 0.02), (0.25, 0.0), (0.28, 0.02), (0.36, 0.2), (0.5, 0.55), (0.6, 0.95), (0.62, 1.2), (0.54, 1.46), (0.38, 1.64), (0.25, 1.75), (0.205, 1.86), (0.205, 2.0), (0.24, 2.12), (0.285, 2.18), (0.28, 2.215), (0.24, 2.21), (0.19, 2.12), (0.17, 1.95)]
    shake = shaky(0.004)

    def pick(a, s, r, z):
        if s > 0.84:
            return 0
        a, z = shake(a, z)
        return bands((1.13, 1.15, solid(1)), (1.16, 1.34, zigzag(14, 1, None, 0.12)), (1.35, 1.37, solid(1)), (1.9, 1.92, solid(1)), (1.95, 1.965, solid(1)))(a, z)

    wheel(body, clay, pick, lambda a, s, r, z: hands(a, s, r, z) + (combed(z, (0.9, 0.94, 1.5, 1.53)) if s < 0.8 else 0), 480, 300)
    for side in (-1, 1):
        handle_of([(side * 0.19, 0, 2.06), (side * 0.36, 0, 2.14), (side * 0.53, 0, 2.0), (side * 0.6, 0, 1.74), (side * 0.56, 0, 1.5), (side * 0.46, 0, 1.42)], clay[0], 0.07)


def vase():
    extra = opt.get("extra", "painted")
    belly = [(0.001, 0.02), (0.26, 0.02), (0.28, 0.0), (0.33, 0.0), (0.34, 0.04), (0.36, 0.1), (0.5, 0.36), (0.63, 0.7), (0.65, 0.98), (0.55, 1.26), (0.36, 1.46), (0.24, 1.58), (0.21, 1.7), (0.225, 1.82), (0.3, 1.93), (0.355, 1.97), (0.35, 1.99), (0.31, 1.97), (0.22, 1.86), (0.18, 1.7)]
    jar = [(0.001, 0.02), (0.28, 0.02), (0.3, 0.0), (0.34, 0.01), (0.5, 0.26), (0.66, 0.62), (0.7, 0.92), (0.62, 1.2), (0.45, 1.36), (0.38, 1.43), (0.4, 1.5), (0.46, 1.54), (0.45, 1.56), (0.41, 1.55), (0.34, 1.46), (0.32, 1.3)]
    tall = [(0.001, 0.02), (0.3, 0.02), (0.32, 0.0), (0.36, 0.02), (0.42, 0.3), (0.5, 0.8), (0.54, 1.24), (0.48, 1.56), (0.34, 1.76), (0.28, 1.86), (0.3, 1.96), (0.37, 2.03), (0.36, 2.05), (0.32, 2.03), (0.24, 1.9), (0.22, 1.7)]
    hands, shake = uneven(0.005, 2), shaky(0.003, 2)
    if extra == "painted":

        def pick(a, s, r, z):
            if s > 0.9:
                return 0
            a, z = shake(a, z)
            return bands(
                (0.0, 0.07, solid(1)),
                (0.1, 0.115, solid(2)),
                (0.13, 0.42, leaves(16, 1, 2)),
                (0.45, 0.465, solid(1)),
                (0.475, 0.49, solid(3)),
                (0.52, 0.56, solid(2)),
                (0.58, 1.06, lambda a, f: flower(a, f, 7)),
                (1.08, 1.12, solid(2)),
                (1.15, 1.165, solid(3)),
                (1.175, 1.19, solid(1)),
                (1.2, 1.36, scales(18, 1, 2)),
                (1.45, 1.47, solid(1)),
                (1.5, 1.75, leaves(10, 1, 2)),
                (1.78, 1.8, solid(1)),
                (1.82, 1.88, dots(18, 3, 0, 0.6)),
                (1.91, 2.1, solid(2)),
            )(a, z)

        wheel(belly, [WHITE_GLAZE(), DEEP(), GLAZE(), OCHRE()], pick, hands, 820, 420)
    elif extra == "clay":

        def pick(a, s, r, z):
            if s > 0.88:
                return 0
            a, z = shake(a, z)
            inner = bands((0.62, 0.645, solid(3)), (0.66, 0.69, solid(1)), (0.7, 1.04, lambda a, f: lozenges(10, 3, 1, 3, 2)(a, f)), (1.05, 1.08, solid(1)), (1.09, 1.115, solid(3)))(a, z)
            if within(z, 0.6, 1.13):
                return inner or 2
            return bands((0.36, 0.38, solid(3)), (0.4, 0.5, zigzag(18, 3, None, 0.16)), (0.52, 0.54, solid(3)), (1.2, 1.3, zigzag(16, 3, None, 0.16)), (1.5, 1.53, solid(3)))(a, z)

        wheel(jar, [CLAY(), CLAY_DARK(), SLIP(), SOOT()], pick, hands, 640, 300)
    elif extra == "glass":
        # Blown: thick below, with optic ribs that turn.
        glass = mat("paint-glass", (0.96, 0.96, 0.96), 0.02, glass=1.0)
        blown = [(0.001, 0.03), (0.3, 0.0), (0.42, 0.02), (0.56, 0.2), (0.62, 0.46), (0.54, 0.76), (0.34, 0.98), (0.22, 1.14), (0.17, 1.4), (0.17, 1.66), (0.22, 1.82), (0.33, 1.92), (0.325, 1.935)]
        hollow = [(0.325, 1.935), (0.2, 1.82), (0.145, 1.66), (0.145, 1.4), (0.195, 1.13), (0.31, 0.96), (0.5, 0.74), (0.575, 0.46), (0.5, 0.22), (0.3, 0.11), (0.001, 0.1)]
        wheel(blown, [glass], None, lambda a, s, r, z: 0.008 * math.cos(2 * math.pi * (a * 16 + z * 0.7)) * min(1, r * 3), 320, 160)
        wheel(hollow, [glass], None, None, 160, 100)
    else:
        # One deep glaze over engraved leaves; it pools in the lines and thins at the edges.
        def engraved(a, s, r, z):
            if s > 0.88:
                return 0
            a, z = shake(a, z)
            return bands((0.2, 0.22, solid(1)), (0.26, 0.62, leaves(12, 1, 0)), (0.66, 0.68, solid(1)), (0.72, 1.22, lambda a, f: flower(a, f, 7, True)), (1.26, 1.28, solid(1)), (1.34, 1.46, wave(14, 1, 0, 0.12)), (1.5, 1.52, solid(1)))(a, z)

        wheel(tall, [GLAZE(), DEEP()], engraved, lambda a, s, r, z: hands(a, s, r, z) - (0.012 if engraved(a, s, r, z) else 0), 620, 340)


def flower(a, f, n, lines=False):
    """Large round flowers with leaves between them."""
    c, d = cell(a, n), f * 2 - 1
    r = math.hypot(c, d)
    t = math.atan2(d, c) / (2 * math.pi)
    edge = 0.52 + 0.2 * abs(math.cos(math.pi * 8 * t))
    if r < 0.16:
        return 1 if lines and r < 0.08 else 0 if lines else 3
    if r < 0.22:
        return 1
    if r < edge:
        return 1 if r > edge - 0.1 or (abs(cell(t, 8)) > 0.82 and r > 0.3) else 0 if lines else 2
    e = (1 - abs(c), abs(d))
    w = 0.3 * math.sin(math.pi * min(1, e[1])) ** 0.7 if e[1] < 1 else 0
    if e[0] < w:
        return 1 if e[0] > w - 0.08 or e[0] < 0.03 else 0 if lines else 2
    return 0


def star(a, r, points, low, high):
    """How far within a star of `points` points, between the radii of its notches and its tips: below 1 is inside."""
    c = abs(cell(a, points))
    return r / (high + (low - high) * c)


def engraved_tray(a, s, r, z):
    """Lines of a graver: an eight-pointed star in rings of petals, knots and lozenges."""
    if r < 0.05:
        return 1 if r > 0.03 else 0
    for low, high, wide in ((0.14, 0.3, 0.05), (0.1, 0.22, 0.06)):
        if 1 - wide < star(a, r, 8, low, high) < 1:
            return 1
    if r < 0.33:
        e = star(a + 1 / 16, r, 8, 0.16, 0.31)
        return 1 if 0.96 < e < 1 and star(a, r, 8, 0.14, 0.3) > 1 else 1 if e > 1 and star(a, r, 8, 0.14, 0.3) > 1 and (r * 90) % 1 < 0.3 else 0
    rows = bands(
        (0.335, 0.343, solid(1)),
        (0.352, 0.36, solid(1)),
        (0.37, 0.45, lambda a, f: scales(28, 1, 0)(a, f)),
        (0.455, 0.463, solid(1)),
        (0.47, 0.62, lambda a, f: palm(a, f, 18)),
        (0.63, 0.638, solid(1)),
        (0.645, 0.68, lambda a, f: 1 if math.hypot(cell(a, 60), (f * 2 - 1)) < 0.45 else 0),
        (0.685, 0.693, solid(1)),
        (0.7, 0.79, lambda a, f: lozenges(34, 1, 0, 1)(a, f)),
        (0.795, 0.803, solid(1)),
    )
    return rows(a, r)


def palm(a, f, n):
    """Leaves of lines, each with a rib and its side ribs."""
    c = cell(a, n)
    w = 0.8 * math.sin(math.pi * min(1, f * 1.02)) ** 0.7
    if abs(c) > w:
        return 1 if math.hypot(1 - abs(c), (f - 0.85) * 1.4) < 0.18 else 0
    if abs(c) > w - 0.13 or abs(c) < 0.05:
        return 1
    return 1 if (f * 7 - abs(c) * 1.4) % 1 < 0.26 else 0


def tray():
    extra = opt.get("extra", "engraved")
    metal = [COPPER(), COPPER_DARK()] if extra != "tinned" else [mat("tin", (0.66, 0.65, 0.63), 0.27, 1.0, bump=0.02, scale=14), mat("tin-dark", (0.2, 0.2, 0.2), 0.45, 1.0)]
    if extra == "hammered":

        def dents(a, s, r, z):
            d, _ = noise.voronoi(Vector((r * math.cos(6.283 * a) * 17, r * math.sin(6.283 * a) * 17, z * 17)))
            return -0.006 * max(0.0, 0.75 - d[0] ** 1.6 * 1.5)

        out = [(0.001, 0.0), (0.8, 0.0), (0.87, 0.015), (0.905, 0.06), (0.93, 0.15), (0.955, 0.23), (0.985, 0.25), (1.0, 0.262)]
        inner = [(1.0, 0.262), (0.985, 0.268), (0.945, 0.248), (0.918, 0.16), (0.895, 0.075), (0.86, 0.032), (0.79, 0.018), (0.001, 0.022)]
        wheel(out, metal, None, dents, 420, 160)
        wheel(inner, metal, None, dents, 640, 320)
        for side in (-1, 1):
            grip = [(side * 0.95, -0.2, 0.24), (side * 1.06, -0.19, 0.3), (side * 1.13, -0.1, 0.36), (side * 1.14, 0.0, 0.375), (side * 1.13, 0.1, 0.36), (side * 1.06, 0.19, 0.3), (side * 0.95, 0.2, 0.24)]
            tube(grip, 0.026, BRASS())
            for y in (-0.2, 0.2):
                ball(0.032, (side * 0.955, y, 0.22), BRASS())
        return
    out = [(0.001, 0.0), (0.8, 0.0), (0.84, 0.012), (0.88, 0.045), (0.95, 0.075), (1.0, 0.08)]
    inner = [(1.0, 0.08), (1.005, 0.088), (0.995, 0.096), (0.94, 0.09), (0.87, 0.06), (0.83, 0.027), (0.79, 0.016), (0.4, 0.02), (0.001, 0.024)]
    edge = lambda a, r: 1 + 0.018 * max(0, (r - 0.86) / 0.14) * abs(math.sin(2 * math.pi * a * 18))
    shape = lambda a, s, r, z: (r * edge(a, r), z)

    def pick(a, s, r, z):
        if r > 0.88:
            return bands((0.885, 0.893, solid(1)), (0.9, 0.965, lambda a, f: palm(a, f, 54)), (0.97, 0.978, solid(1)))(a, r)
        return engraved_tray(a, s, r, z)

    wheel(out, metal[:1], None, None, 300, 40, shape=shape)
    wheel(inner, metal, pick, lambda a, s, r, z: 0.002 * noise.noise(Vector((4 * r * math.cos(6.283 * a), 4 * r * math.sin(6.283 * a), 1))) - (0.003 if pick(a, s, r, z) else 0), 1000, 320, shape=shape)


def lantern():
    extra = opt.get("extra", "pierced")
    if extra != "glass":
        brass = [BRASS(), BRASS_DARK()] if extra == "pierced" else [COPPER(), COPPER_DARK()]
        foot = [(0.001, 0.0), (0.4, 0.0), (0.42, 0.015), (0.4, 0.05), (0.3, 0.1), (0.27, 0.14), (0.3, 0.17)]
        body = [(0.3, 0.17), (0.4, 0.24), (0.52, 0.42), (0.57, 0.66), (0.54, 0.92), (0.45, 1.14), (0.4, 1.22)]
        if extra == "copper":
            body = [(0.3, 0.17), (0.4, 0.185), (0.46, 0.22), (0.475, 0.27), (0.475, 0.5), (0.475, 1.08), (0.46, 1.16), (0.42, 1.21), (0.4, 1.22)]
        dome = [(0.4, 1.22), (0.45, 1.25), (0.45, 1.29), (0.41, 1.34), (0.33, 1.5), (0.2, 1.66), (0.1, 1.74), (0.07, 1.8)]
        tip = [(0.07, 1.8), (0.1, 1.83), (0.1, 1.87), (0.05, 1.9), (0.045, 1.94), (0.07, 1.98), (0.03, 2.03), (0.001, 2.05)]

        def pierced(a, s, r, z):
            """None is a hole: stars and lozenges in rows, with engraved lines around them."""
            if within(z, 0.52, 0.82):
                c, d = cell(a, 8) * 1.2, (z - 0.67) / 0.15
                rr, t = math.hypot(c, d), math.atan2(d, c) / (2 * math.pi)
                e = star(t, rr, 8, 0.36, 0.78)
                if rr < 0.17:
                    return 0 if rr > 0.1 else None
                if e < 0.86:
                    return None if star(t, rr, 8, 0.3, 0.7) < 1 and abs(cell(t + 1 / 16, 8)) < 0.86 else 0
                if 1 < e < 1.1:
                    return 1
                q = math.hypot(1.2 - abs(c), abs(d) - 0.62)
                return None if q < 0.16 or math.hypot(1.2 - abs(c), d) < 0.2 else 0
            for low, high, n, size in ((0.32, 0.38, 24, 0.62), (0.4, 0.47, 28, 0.62), (0.87, 0.94, 28, 0.62), (0.96, 1.02, 24, 0.62), (1.04, 1.1, 20, 0.62), (1.37, 1.43, 18, 0.6), (1.45, 1.51, 16, 0.6), (1.53, 1.58, 12, 0.6)):
                if within(z, low, high):
                    shift = 0.5 / n if round(z * 100) and (n // 4) % 2 else 0
                    return None if abs(cell(a + shift, n)) + abs((z - low) / (high - low) * 2 - 1) < size + 0.12 else 0
            for line in (0.49, 0.505, 0.84, 0.855, 0.29, 1.13, 1.6):
                if abs(z - line) < 0.005:
                    return 1
            return 0

        wheel(foot, brass, None, None, 160, 60)
        wheel(body, brass, pierced, None, 760, 300, thick=0.012)
        wheel(dome, brass, pierced, None, 640, 240, thick=0.012)
        wheel(tip, brass, None, None, 100, 60)
        lathe([(0.001, 0.2), (0.24, 0.26), (0.33, 0.5), (0.34, 0.9), (0.26, 1.3), (0.1, 1.5), (0.001, 1.55)], glow("candle-light", (0.55, 0.16, 0.03), 0.25))
        ring((0, 0, 2.16), 0.12, 0.022, brass[0])
        return
    # Forged: six panes in a frame of iron, a pierced roof.
    iron, pane = IRON(), mat("paint-pane", (0.8, 0.8, 0.8), 0.25, coat=0.6)
    lit = pane.node_tree.nodes["Principled BSDF"].inputs
    lit["Emission"].default_value, lit["Emission Strength"].default_value = (0.8, 0.8, 0.8, 1), 0.42
    low, high, r0, r1 = 0.26, 1.2, 0.42, 0.52
    corner = lambda k, r, z: (r * math.cos(math.pi / 3 * k + math.pi / 6), r * math.sin(math.pi / 3 * k + math.pi / 6), z)
    six = lambda r, z: [corner(k, r, z) for k in range(6)]
    loft([six(0.46, 0.0), six(0.5, 0.03), six(0.5, 0.08), six(0.4, 0.16), six(0.44, 0.24), six(0.45, 0.27)], iron)
    loft([six(0.55, 1.19), six(0.58, 1.22), six(0.58, 1.27), six(0.52, 1.3)], iron)
    for k in range(6):
        a, b, c, d = corner(k, r0, low), corner(k + 1, r0, low), corner(k + 1, r1, high), corner(k, r1, high)
        tube([a, d], 0.03, iron, round_=False)
        inner = [tuple(v * 0.965 if i < 2 else v for i, v in enumerate(p)) for p in (a, b, c, d)]
        add("pane", inner, [(0, 1, 2, 3)], pane, smooth=False)
        at = lambda u, v: tuple((a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v for i in range(3))
        # Scrolls and a star of wire before each pane.
        arch = [at(0.5 + 0.4 * math.cos(t), 0.62 + 0.3 * math.sin(t)) for t in [math.pi * i / 16 for i in range(17)]]
        tube([at(0.1, 0.04)] + [at(0.1, 0.3)] + list(reversed(arch)) + [at(0.9, 0.3), at(0.9, 0.04)], 0.011, iron, round_=False)
        for turn in range(4):
            g = math.pi * turn / 4
            tube([at(0.5 + 0.25 * math.cos(g), 0.6 + 0.135 * math.sin(g)), at(0.5 - 0.25 * math.cos(g), 0.6 - 0.135 * math.sin(g))], 0.009, iron, round_=False)
        tube([at(0.5 + 0.26 * math.cos(2 * math.pi * i / 24), 0.6 + 0.14 * math.sin(2 * math.pi * i / 24)) for i in range(25)], 0.011, iron, round_=False)
        for side in (-1, 1):
            curl = [at(0.5 + side * (0.2 - 0.13 * math.cos(t * 1.6) * (1 - t / 8)), 0.2 + 0.075 * math.sin(t * 1.6) * (1 - t / 8)) for t in [5 * i / 20 for i in range(21)]]
            tube(curl, 0.01, iron, round_=False)
    shades = [iron, glow("roof-light", (1.0, 0.7, 0.35), 0.8)]
    roof = [(0.52, 1.29), (0.47, 1.33), (0.36, 1.48), (0.3, 1.6), (0.28, 1.68), (0.2, 1.8), (0.09, 1.88), (0.06, 1.93)]
    hole = lambda a, s, r, z: 1 if (within(z, 1.36, 1.46) and math.hypot(cell(a + 1 / 12, 12), (z - 1.41) / 0.05) < 0.55) or (within(z, 1.5, 1.56) and math.hypot(cell(a, 12), (z - 1.53) / 0.03) < 0.6) or (within(z, 1.7, 1.76) and math.hypot(cell(a, 8), (z - 1.73) / 0.03) < 0.6) else 0
    wheel(roof, shades, hole, None, 480, 200)
    lathe([(0.06, 1.92), (0.09, 1.95), (0.06, 1.99), (0.0, 2.01)], iron, n=32)
    ring((0, 0, 2.12), 0.12, 0.022, iron)


MORTAR = {
    "olive": [(0.001, 0.0), (0.4, 0.0), (0.43, 0.02), (0.43, 0.07), (0.38, 0.12), (0.3, 0.17), (0.29, 0.22), (0.36, 0.29), (0.48, 0.42), (0.55, 0.62), (0.57, 0.86), (0.575, 1.02), (0.56, 1.04), (0.5, 1.035)],
    "copper": [(0.001, 0.0), (0.42, 0.0), (0.44, 0.02), (0.43, 0.06), (0.36, 0.09), (0.35, 0.13), (0.4, 0.17), (0.41, 0.21), (0.4, 0.25), (0.42, 0.5), (0.46, 0.74), (0.5, 0.84), (0.57, 0.92), (0.6, 0.97), (0.59, 1.0), (0.53, 0.99)],
    "marble": [(0.001, 0.0), (0.36, 0.0), (0.4, 0.02), (0.41, 0.08), (0.4, 0.12), (0.5, 0.24), (0.58, 0.42), (0.61, 0.62), (0.61, 0.72), (0.59, 0.75), (0.52, 0.75)],
}


def marble():
    def nodes(t, where):
        n = t.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value, n.inputs["Distortion"].default_value = 1.7, 8, 1.2
        t.links.new(where, n.inputs["Vector"])
        return ramp(t, n.outputs["Fac"], [(0.3, 0.78, 0.77, 0.75), (0.44, 0.74, 0.73, 0.71), (0.5, 0.42, 0.42, 0.43), (0.54, 0.72, 0.71, 0.69), (0.75, 0.79, 0.78, 0.76)])

    return shaded("marble", 0.25, 0.4, nodes)


def mortar():
    extra = opt.get("extra", "olive")
    wood = {"olive": lambda: olive("olive-mortar", (1.0, 1.2, 0.7), 2), "copper": BRASS, "marble": marble}[extra]()
    out = MORTAR[extra]
    top, rim = out[-1][1], out[-1][0]
    narrow = 0.84 if extra == "copper" else 1
    inside = [(rim, top), (rim * 0.95, top - 0.03), (rim * 0.9 * narrow, top * 0.7), (rim * 0.72 * narrow, top * 0.42), (0.16, top * 0.34), (0.001, top * 0.33)]
    lines = {"olive": ((0.5, 1), (0.53, 1), (0.93, 1)), "copper": ((0.3, 1), (0.36, 1), (0.68, 1), (0.72, 1)), "marble": ()}[extra]

    def lift(a, s, r, z):
        h = sum(-0.01 * math.exp(-(((z - p) / 0.009) ** 2)) for p, _ in lines) if s > 0.3 else 0
        if extra == "copper" and within(z, 0.4, 0.64):
            h -= 0.02 * math.sin(math.pi * (z - 0.4) / 0.24) ** 0.5 * (1 - abs(math.cos(2 * math.pi * a * 14)))
        return h

    wheel(out, [wood], None, lift, 480, 220)
    wheel(inside, [wood], None, None, 160, 60)
    stick = {"olive": [(0.001, 0.0), (0.1, 0.01), (0.145, 0.06), (0.15, 0.14), (0.1, 0.24), (0.07, 0.42), (0.075, 0.8), (0.1, 1.0), (0.12, 1.1), (0.1, 1.18), (0.05, 1.22), (0.001, 1.225)], "copper": [(0.001, 0.0), (0.1, 0.005), (0.12, 0.04), (0.11, 0.1), (0.06, 0.18), (0.05, 0.5), (0.075, 0.56), (0.075, 0.6), (0.05, 0.66), (0.055, 1.0), (0.09, 1.06), (0.1, 1.12), (0.06, 1.2), (0.001, 1.21)], "marble": [(0.001, 0.0), (0.12, 0.01), (0.17, 0.07), (0.17, 0.15), (0.12, 0.3), (0.085, 0.5), (0.095, 0.8), (0.11, 0.92), (0.08, 0.98), (0.001, 0.99)]}[extra]
    o = wheel(stick, [olive("olive-pestle", (1.4, 1.4, 0.5), 5) if extra == "olive" else wood], None, None, 90, 80)
    o.rotation_euler = (math.radians(-8), math.radians(24), 0)
    o.location = (-0.1, 0.06, top * 0.36)


def board():
    extra = opt.get("extra", "handle")
    wood = olive(f"olive-board-{extra}", (0.42, 1.5, 1.2), {"handle": 3, "rustic": 8, "groove": 12}[extra], 0.62, 0.0)
    if extra == "handle":
        out = rounded_path([(-1.2, -0.56), (0.5, -0.58), (0.82, -0.3), (1.0, -0.14), (1.42, -0.13), (1.54, 0.0), (1.42, 0.13), (1.0, 0.14), (0.82, 0.3), (0.5, 0.58), (-1.2, 0.56)], 0.2)
        o = sheet(out, 0.13, wood, r=0.035)
        pierce(o, 0.055, (1.38, 0, 0))
        cord = mat("cord", (0.3, 0.17, 0.08), 0.8)
        tube([(1.38, -0.01, 0.07), (1.52, -0.1, 0.13), (1.74, -0.12, 0.03), (1.84, 0.0, 0.02), (1.74, 0.12, 0.03), (1.52, 0.09, 0.13), (1.38, 0.01, 0.07)], 0.02, cord)
        return
    if extra == "rustic":
        edge = lambda side, x: side * (0.54 + 0.05 * math.sin(1.3 * x + side) + 0.022 * math.sin(4.1 * x + 2 * side) + 0.01 * math.sin(11 * x + side))
        low = [(x, edge(-1, x)) for x in [-1.3 + 2.6 * i / 60 for i in range(61)]]
        high = [(x, edge(1, x)) for x in [1.3 - 2.6 * i / 60 for i in range(61)]]
        out = low + [(1.36, -0.3), (1.33, 0.1)] + high + [(-1.36, 0.35), (-1.33, -0.1)]
        sheet(out, 0.16, wood, r=0.02)
        # The bark stays on the long sides.
        bark = mat("bark", (0.13, 0.075, 0.04), 0.9, bump=1.0, scale=16)
        for line in (low, high):
            P = [(x, y * 1.03, 0.085 + 0.012 * math.sin(9 * x)) for x, y in line]
            tube(P, [0.075 + 0.012 * math.sin(7 * x + 2) for x, *_ in P], bark, round_=False, flat=1.15)
        return
    o = sheet(rounded(2.5, 1.5, 0.16, 10), 0.15, wood, r=0.03)
    path = [(x, y, 0.165) for x, y in [(1.1, 0.0)] + rounded(2.2, 1.2, 0.1, 8) + [(1.1, 0.0)]]
    cut = tube(path, 0.055, wood, round_=False, closed=True)
    bm = bmesh.new()
    bm.from_mesh(cut.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.004)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(cut.data)
    bm.free()
    carve(o, cut)


def rounded_path(points, r):
    """An outline whose corners are cut round."""
    out = []
    n = len(points)
    for i in range(n):
        a, b, c = Vector(points[i - 1]), Vector(points[i]), Vector(points[(i + 1) % n])
        p, q = b + (a - b).normalized() * min(r, (a - b).length * 0.45), b + (c - b).normalized() * min(r, (c - b).length * 0.45)
        for k in range(7):
            t = k / 6
            out.append(tuple(p * (1 - t) ** 2 + b * 2 * t * (1 - t) + q * t * t))
    return out


def carve(o, tool):
    """Takes the tool's body away from o."""
    m = o.modifiers.new("carve", "BOOLEAN")
    m.object, m.operation, m.solver = tool, "DIFFERENCE", "EXACT"
    deps = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(deps))
    o.modifiers.clear()
    o.data = me
    bpy.data.objects.remove(tool)


def pierce(o, radius, at):
    tool = lathe([(0, -1), (radius, -1), (radius, 1), (0, 1)], o.data.materials[0], at=at, n=40)
    carve(o, tool)


def server(wood, fork, extra):
    """A spoon or a fork that lies along x, its bowl at +x."""
    long = extra == "long"
    handle = 2.0 if long else 1.7
    length = handle + 0.86
    thick = 0.075

    def half(x):
        if x < handle:
            t = x / handle
            base = 0.062 + 0.05 * (1 - min(1, t / 0.16)) * 0.6 + 0.03 * max(0, (t - 0.8) / 0.2)
            if extra == "carved":
                base += 0.022 * math.cos(t * 46) * (1 if 0.04 < t < 0.42 else 0)
            return base * (min(1, t / 0.02) ** 0.5 if t < 0.02 else 1)
        t = (x - handle) / 0.86
        return 0.092 + 0.235 * math.sin(math.pi * min(1, t * 0.86 + 0.02)) ** 0.85 if t < 0.93 else (0.092 + 0.235 * math.sin(math.pi * (0.93 * 0.86 + 0.02)) ** 0.85) * max(0.0, 1 - ((t - 0.93) / 0.07) ** 2) ** 0.5

    def at(u, v):
        x = length * u
        w = max(0.002, half(x))
        y = (v * 2 - 1)
        t = max(0.0, (x - handle) / 0.86)
        dip = 0.17 * math.sin(math.pi * min(1, t * 0.96 + 0.02)) if t > 0 else 0
        z = 0.15 + 0.1 * math.sin(math.pi * min(1, x / handle)) * (1 - t) - dip * (1 - y * y) + 0.02 * t
        crown = 0.03 * (1 - y * y) * (1 - min(1, t * 4))
        return (x, y * w, z + crown)

    def pick(u, v):
        t = (length * u - handle) / 0.86
        y = (v * 2 - 1) * half(length * u)
        if fork and t > 0.48 and min(abs(y - 0.1), abs(y + 0.1)) < 0.034 and (t > 0.53 or math.hypot((t - 0.53) * 0.86, min(abs(y - 0.1), abs(y + 0.1))) < 0.034):
            return None
        return 0

    o = field(at, 320, 64, [wood], pick, thick=thick)
    r = o.modifiers.new("round", "BEVEL")
    r.width, r.segments, r.limit_method, r.angle_limit, r.use_clamp_overlap = 0.02, 2, "ANGLE", math.radians(50), True
    return o


def servers():
    extra = opt.get("extra", "smooth")
    for k, (fork, y, turn) in enumerate(((False, -0.3, -7), (True, 0.22, 5))):
        wood = olive(f"olive-server-{k}", (0.5, 2.4, 2.4), 3 + 5 * k, 0.6, 0.0)
        o = server(wood, fork, extra)
        o.location = (-1.3, y, 0)
        o.rotation_euler = (0, 0, math.radians(turn))


STRAWS = lambda: [mat(f"straw-{k}", c, 0.8) for k, c in enumerate(((0.62, 0.45, 0.22), (0.68, 0.52, 0.28), (0.56, 0.39, 0.18)))]


def plait(a, v, rows, n):
    """Plaited palm, sewn row to row: how high a strand stands at (a, v), from 0 to 1, the strand's number and the row's."""
    f = v * rows
    row = math.floor(f)
    within_row = f - row
    p = a * n + abs(within_row - 0.5) * 1.1 + 0.37 * row
    height = max(0.0, math.sin(math.pi * (p % 1))) ** 0.5 * max(0.0, math.sin(math.pi * within_row)) ** 0.4
    return height, math.floor(p), row


def tassel(at, length, material, threads=26, spread=0.07, radius=0.008, cap=None, seed=1):
    """A bundle of threads that hangs from its place."""
    rnd = random.Random(seed)
    x, y, z = at
    for _ in range(threads):
        t, r = rnd.uniform(0, 6.28), spread * rnd.uniform(0, 1) ** 0.5
        low = length * rnd.uniform(0.92, 1)
        tube([(x, y, z), (x + r * 0.8 * math.cos(t), y + r * 0.8 * math.sin(t), z - length * 0.3), (x + r * math.cos(t), y + r * math.sin(t), z - low)], radius, material, n=3)
    ball(spread * 0.75, (x, y, z - 0.01), cap or material)


def pompon(at, radius, material, seed=1):
    """A ball of wool."""
    rnd = random.Random(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=radius, location=at)
    o = bpy.context.object
    o.data.materials.append(material)
    for v in o.data.vertices:
        v.co *= 1 + rnd.uniform(-0.09, 0.09)
    for p in o.data.polygons:
        p.use_smooth = True


def couffin():
    extra = opt.get("extra", "bands")
    straws = STRAWS()
    wool = fabric("paint-wool", (0.8, 0.8, 0.8), 120, 0.6)
    cream = fabric("cream-wool", (0.72, 0.66, 0.54), 120, 0.6)
    rows, strands, h = 13, 74, 1.3
    square = lambda t: (1.2 * math.copysign(abs(math.cos(t)) ** (2 / 2.6), math.cos(t)), 0.5 * math.copysign(abs(math.sin(t)) ** (2 / 2.6), math.sin(t)))
    steps = [square(2 * math.pi * k / 4000) for k in range(4001)]
    around = [0.0]
    for p, q in zip(steps, steps[1:]):
        around.append(around[-1] + math.dist(p, q))

    def loop(u, v, grow=1.0):
        """The basket's wall: a long oval below, wider and a little drawn in at the middle of its edge."""
        t = 2 * math.pi * bisect_left(around, u % 1 * around[-1]) / 4000
        c, s = math.cos(t), math.sin(t)
        w, d, power = 0.86 + 0.34 * v**0.8, 0.4 + 0.13 * math.sin(math.pi * min(1, v * 0.75)) + 0.02 * v, 2.6
        x = w * math.copysign(abs(c) ** (2 / power), c) * grow
        y = d * math.copysign(abs(s) ** (2 / power), s) * grow
        return (x, y, 0.03 + h * v + 0.12 * v * v * (c * c - 0.5) + 0.012 * math.sin(3 * t + 1))

    def at(u, v):
        height, _, _ = plait(u, v, rows, strands)
        return loop(u, v, 0.985 + 0.03 * height)

    def pick(u, v):
        _, strand, row = plait(u, v, rows, strands)
        if extra == "bands" and row in (4, 8):
            return 3
        if extra == "bands" and row in (5, 6, 7):
            d = abs(row - 6 + ((v * rows) % 1 - 0.5)) / 1.5
            c = abs(cell(u, 14))
            return 3 if c + d < 0.5 else 4 if c + d < 0.72 else hash((strand, row)) % 3
        if extra == "pompons" and row in (10,):
            return 3 if strand % 4 < 2 else 4
        return hash((strand * 7, row)) % 3

    field(at, 1100, rows * 13, straws + [wool, cream], pick, True)
    field(lambda u, v: loop(u, v, 0.955), 160, 30, [mat("straw-inner", (0.5, 0.36, 0.18), 0.9, bump=0.8, scale=40)], None, True)
    foot = [loop(k / 90, 0.0, 1.0) for k in range(90)]
    add("foot", [(x, y, 0.02) for x, y, z in foot], [tuple(range(90))], straws[2])
    # The edge is bound over and over.
    rim = [loop(k / 360, 1.0, 0.975) for k in range(361)]
    tube(rim, [0.036 + 0.007 * math.sin(k * 1.6) for k in range(361)], straws[1], round_=False)
    leather = mat("tan-leather", (0.3, 0.14, 0.055), 0.5, coat=0.15, bump=0.1, scale=50)
    for side in (-1, 1):
        y = side * 0.53
        if extra == "bands":
            pts = [(-0.42, y * 1.03, 0.86), (-0.42, y * 1.03, 1.22), (-0.38, y * 0.98, 1.62), (-0.2, y * 0.9, 1.92), (0.2, y * 0.9, 1.92), (0.38, y * 0.98, 1.62), (0.42, y * 1.03, 1.22), (0.42, y * 1.03, 0.86)]
            tube(pts, 0.042, leather, n=12, flat=0.75)
            for x in (-0.42, 0.42):
                upright(rounded(0.17, 0.34, 0.07), min(side * 0.535, side * 0.585), max(side * 0.535, side * 0.585), leather, 0.012, x=x, z=1.0)
        else:
            base = curve([(-0.46, y, 1.1), (-0.44, y * 1.0, 1.42), (-0.24, y * 0.92, 1.8), (0, y * 0.9, 1.88), (0.24, y * 0.92, 1.8), (0.44, y * 1.0, 1.42), (0.46, y, 1.1)], 14)
            for k in range(3):
                tube([(x + 0.03 * math.cos(i * 0.75 + 2.1 * k), yy + 0.03 * math.sin(i * 0.75 + 2.1 * k), z) for i, (x, yy, z) in enumerate(base)], 0.03, straws[k], round_=False)
    if extra == "pompons":
        for k, u in enumerate([0.5 + (i + 0.5) / 22 for i in range(11)]):
            x, y, z = loop(u, 0.93, 1.05)
            drop = 0.17 + 0.07 * (k % 2)
            tube([(x, y, z), (x * 1.01, y * 1.06, z - drop)], 0.012, cream, round_=False)
            pompon((x * 1.02, y * 1.12, z - drop - 0.05), 0.085, wool if k % 2 == 0 else cream, k)


def hat():
    extra = opt.get("extra", "plain")
    straws = STRAWS()
    wide = extra == "wide"
    brim = 1.28 if wide else 1.0
    profile = [(0.44, 0.035), (0.75, 0.005), (brim, -0.03), (brim + 0.012, -0.015), (brim, 0.0), (0.8, 0.03), (0.57, 0.055), (0.485, 0.1), (0.465, 0.22), (0.43, 0.4), (0.36, 0.53), (0.22, 0.6), (0.001, 0.625)]
    if wide:
        profile = profile[:8] + [(0.462, 0.2), (0.42, 0.38), (0.33, 0.54), (0.2, 0.66), (0.08, 0.715), (0.001, 0.725)]
    rows = 30
    curl = lambda a, r: 0.045 * (0.6 if wide else 1) * math.cos(4 * math.pi * a + 0.6) * max(0, (r - 0.5) / 0.5) ** 2 + 0.012 * math.sin(6 * math.pi * a + 1) * max(0, (r - 0.5) / 0.5)
    shape = lambda a, s, r, z: (r * (1 - 0.04 * math.cos(4 * math.pi * a)), z + curl(a, r))
    strand_of = lambda a, s, r: plait(a, s, rows, max(12, round(r * 78)))

    def pick(a, s, r, z):
        _, strand, row = strand_of(a, s, round(r * 8) / 8)
        return (strand * 7 + row * 3) % 5 % 3

    wheel(profile, straws, pick, lambda a, s, r, z: 0.014 * strand_of(a, s, round(r * 8) / 8)[0], 700, rows * 12, shape=shape)
    if extra == "ribbon":
        cloth = fabric("ribbon", (0.05, 0.075, 0.2), 200, 0.3)
        wheel([(0.505, 0.075), (0.5, 0.1), (0.492, 0.15), (0.488, 0.21), (0.478, 0.225)], [cloth], None, None, 160, 20, shape=shape)
        for turn in (-14, 16):
            o = box((0.1, 0.03, 0.2), (0.5 * math.cos(math.radians(-58 + turn * 0.4)), 0.52 * math.sin(math.radians(-58 + turn * 0.4)), 0.13), cloth, 0.012, turn=(18, turn * 2.2, 32))
        ball(0.045, (0.265, -0.44, 0.17), cloth, (1, 0.7, 0.8))
    elif wide:
        tube([(0.478 * math.cos(t), 0.478 * math.sin(t), 0.13) for t in [2 * math.pi * k / 90 for k in range(91)]], 0.022, mat("cord-dark", (0.16, 0.08, 0.035), 0.8, bump=0.5, scale=60), round_=False)


FELT = lambda: mat("paint-felt", (0.8, 0.8, 0.8), 0.95, sheen=0.45, bump=0.5, scale=30)


def chechia():
    extra = opt.get("extra", "plain")
    felt = FELT()
    profile = [(0.8, 0.12), (0.82, 0.02), (0.85, 0.0), (0.875, 0.02), (0.885, 0.12), (0.872, 0.34), (0.83, 0.56), (0.765, 0.71), (0.65, 0.815), (0.48, 0.86), (0.25, 0.868), (0.001, 0.862)]
    soft_ = lambda a, s, r, z: 0.024 * noise.noise(Vector((1.9 * r * math.cos(6.283 * a), 1.9 * r * math.sin(6.283 * a), 2.6 * z + 4))) + 0.006 * noise.noise(Vector((6 * r * math.cos(6.283 * a), 6 * r * math.sin(6.283 * a), 7 * z)))
    shape = lambda a, s, r, z: (r * (1 + 0.012 * math.cos(4 * math.pi * a)), z - (0.03 * math.exp(-((r - 0.35) ** 2) / 0.05) if z > 0.8 else 0))
    wheel(profile, [felt], None, soft_, 220, 130, shape=shape)
    tube([(0, 0, 0.83), (0.005, 0.003, 0.88), (0.015, 0.0, 0.912)], 0.022, felt)
    if extra == "tassel":
        silk = mat("silk-black", (0.012, 0.012, 0.02), 0.4, sheen=0.5)
        tube([(0.01, 0, 0.905), (0.1, -0.14, 0.91), (0.34, -0.5, 0.86), (0.46, -0.67, 0.78), (0.51, -0.75, 0.66)], 0.02, silk)
        tassel((0.515, -0.77, 0.66), 0.54, silk, 60, 0.085, 0.009)


def slipper(foot, leather, extra):
    """One balgha: a flat sole, a vamp over the toes, the back trodden down."""
    length, high = 2.6, 0.07
    width_at = [(0, 0.08), (0.02, 0.17), (0.07, 0.27), (0.16, 0.32), (0.32, 0.32), (0.5, 0.37), (0.68, 0.46), (0.8, 0.44), (0.9, 0.34), (0.96, 0.22), (0.99, 0.11), (1.0, 0.03)]
    rise_at = [(0, 0.1), (0.3, 0.5), (0.45, 0.5), (0.6, 0.42), (0.75, 0.32), (0.88, 0.23), (0.96, 0.16), (1.0, 0.09)]
    table = {id(p): curve(p, 12) for p in (width_at, rise_at)}

    def of(points, t):
        for (a, p), (b, q) in zip(table[id(points)], table[id(points)][1:]):
            if t <= b:
                return p + (q - p) * (t - a) / ((b - a) or 1)
        return points[-1][1]

    centre = lambda t: foot * (0.1 * math.sin(math.pi * min(1, t * 1.05)) - 0.09 * t * t)
    x_of = lambda t: length * (0.5 - t)
    ts = [0.5 - 0.5 * math.cos(math.pi * k / 60) for k in range(61)]
    edge = [(x_of(t), centre(t) - of(width_at, t) * 1.03 - 0.012) for t in ts] + [(x_of(t), centre(t) + of(width_at, t) * 1.03 + 0.012) for t in reversed(ts)]
    sheet(edge, high, mat("sole-leather", (0.36, 0.2, 0.09), 0.55, coat=0.1), r=0.02)
    inner = [(x_of(t), centre(t) + s * of(width_at, t) * 0.95) for s in (-1, 1) for t in (ts if s < 0 else ts[::-1])]
    sheet(inner, 0.012, mat("bed", (0.55, 0.36, 0.18), 0.6), (0, 0, high), r=0)
    gold = mat("gold-thread", (0.75, 0.5, 0.14), 0.4, 0.7)
    silver = mat("silver-thread", (0.7, 0.68, 0.62), 0.4, 0.7)

    def start(u):
        return 0.47 - 0.17 * abs(u) ** 1.7 + (0.045 * math.exp(-((u / 0.16) ** 2)) * -1 if extra == "embroidered" else 0)

    def vamp(u, v):
        w = u * 2 - 1
        t = start(w) + (1 - start(w)) * v
        side = math.sin(w * math.pi / 2)
        up = max(0.0, 1 - abs(side) ** 2.3) ** (1 / 2.1)
        return (x_of(t), centre(t) + side * of(width_at, t) * 1.02, high * 0.8 + of(rise_at, t) * up + 0.02)

    def thread(u, v):
        w = u * 2 - 1
        if extra != "embroidered":
            return 0
        t = v
        if 0.05 < t < 0.075 or 0.1 < t < 0.112:
            return 1
        if 0.085 < t < 0.095 and (u * 60) % 1 < 0.6:
            return 2
        c, d = w / 0.62, (t - 0.42) / 0.3
        r, turn = math.hypot(c, d), math.atan2(d, c) / (2 * math.pi)
        petal = 0.55 + 0.42 * abs(math.cos(math.pi * 6 * turn))
        if r < 0.14:
            return 2
        if r < petal:
            return 1 if r > petal - 0.09 or (abs(cell(turn + 1 / 12, 6)) > 0.88 and r > 0.26) or 0.2 < r < 0.27 else 0
        for cx, cd in ((-0.72, 0.2), (0.72, 0.2), (-0.36, 0.8), (0.36, 0.8)):
            leaf = math.hypot((w - cx) * 1.3, (t - cd) * 2.6)
            if leaf < 0.17:
                return 1 if leaf > 0.12 or leaf < 0.05 else 2
        return 0

    field(vamp, 260, 220, [leather, gold, silver], thread, thick=0.035)
    lip = [vamp(k / 80, 0.0) for k in range(81)]
    tube(lip, 0.022, leather if extra != "embroidered" else gold, round_=False)
    # The back lies folded on the bed, its edge stands up a little.
    n = 50
    rows_ = []
    for t_, grow, z in ((0, 1.03, high * 0.9), (0, 1.0, high + 0.13), (0, 0.9, high + 0.15), (0, 0.66, high + 0.075), (0, 0.5, high + 0.04)):
        rows_.append([])
        for k in range(n + 1):
            a = k / n * 2 - 1
            t = 0.36 * abs(a) ** 1.5
            s = -1 if a < 0 else 1
            y = of(width_at, t) * (1 if abs(a) > 0.02 else 0.2)
            fade = 1 if abs(a) < 0.8 else max(0.25, 1 - (abs(a) - 0.8) * 3.2)
            rows_[-1].append((x_of(0.16) + (x_of(t) - x_of(0.16)) * grow, centre(t) + s * y * grow, high + (z - high) * fade))
    verts = [p for r in rows_ for p in r]
    faces = [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(4) for k in range(n)]
    o = add("back", verts, faces, leather)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = 0.03, 0
    m = o.modifiers.new("more", "SUBSURF")
    m.levels = m.render_levels = 2


def balgha():
    extra = opt.get("extra", "plain")
    leather = mat("paint-leather", (0.8, 0.8, 0.8), 0.42, coat=0.12, bump=0.1, scale=40)
    placed(lambda: slipper(1, leather, extra), (0, -0.56, 0), (0, 0, -3))
    placed(lambda: slipper(-1, leather, extra), (0.26, 0.56, 0), (0, 0, 7))


def cloth_path(layers, depth, h, drop):
    """The line of a cloth folded to and fro, seen from its side: its last layer hangs over the front."""
    out = []
    for k in range(layers):
        z, to = h * (k + 0.5), -1 if k % 2 == 0 else 1
        last = k == layers - 1
        stop = depth / 2 - h / 2 if not last else depth / 2 + 0.01
        out += [(-to * (depth / 2 - h / 2) + to * (depth / 2 - h / 2 + stop) * i / 12, z) for i in range(13)]
        if not last:
            y = to * stop
            out += [(y + to * math.sin(math.pi * i / 8) * h / 2, z + h / 2 - math.cos(math.pi * i / 8) * h / 2) for i in range(1, 8)]
    y, z = out[-1]
    out += [(y - 0.09 * math.sin(t), z - 0.09 * (1 - math.cos(t))) for t in [math.pi / 2 * i / 8 for i in range(1, 9)]]
    return out + [(y - 0.092 - 0.01 * i / 6, z - 0.09 - drop * i / 6) for i in range(1, 7)]


def folded_cloth(width, depth, layers, h, drop, materials, pick, lift=None, nu=420, nv=900, seed=1.0, thick=0.8):
    """A folded cloth; pick(x, d): the material at x across (0 to 1) and d, the distance from the hanging edge. Returns the points of that edge."""
    line = even(cloth_path(layers, depth, h, drop), nv)
    total = sum((a[0] - b[0]).length for a, b in zip(line, line[1:]))

    def at(u, v):
        p, d = line[round(v * nv)]
        layer = math.floor(p[1] / h)
        wide = width * (1 - 0.012 * math.sin(layer * 2.3 + seed))
        far = abs(u * 2 - 1)
        bulge = 0.16 * h * noise.noise(Vector((u * 3.1, v * 26, seed))) + 0.1 * h * noise.noise(Vector((u * 9, v * 60, seed + 5)))
        sag = h * 0.1 * far**6 * p[1] / (layers * h)
        y, z = p[0] + d.y * bulge, p[1] - d.x * bulge - sag
        if lift:
            e = lift(u, total * (1 - v))
            y, z = y + d.y * e, z - d.x * e
        return ((u - 0.5) * wide, y, z)

    field(at, nu, nv, materials, lambda u, v: pick(u, total * (1 - v)), thick=h * thick).modifiers["thick"].offset = 0
    return [at(k / nu, 1.0) for k in range(nu + 1)]


def fringe(edge, material, count, length, radius, knots=False, seed=1):
    """Threads from an edge down to the ground at most."""
    rnd = random.Random(seed)
    for k in range(count):
        x, y, z = edge[round((k + 0.5) / count * (len(edge) - 1))]
        sway = rnd.uniform(-1, 1) * length * 0.08
        low = max(0.02, z - length * rnd.uniform(0.92, 1.04))
        mid = z - (z - low) * 0.45
        tube([(x, y, z + 0.02), (x + sway * 0.3, y - 0.015, mid), (x + sway, y - 0.02, low)], [radius, radius * 0.95, radius * 1.15], material, n=5)
        if knots:
            ball(radius * 1.7, (x + sway * 0.3, y - 0.015, mid), material, (1, 1, 0.8))


def fouta():
    extra = opt.get("extra", "striped")
    cotton = fabric("paint-cotton", (0.8, 0.8, 0.8), 190, 0.5)
    cream = fabric("cream-cotton", (0.76, 0.73, 0.66), 190, 0.5)
    shade = fabric("paint-cotton-shade", (0.6, 0.6, 0.6), 190, 0.5)
    stripes = [(0.1, 0.2), (0.25, 0.275), (0.31, 0.335), (0.37, 0.47), (0.7, 0.74), (0.79, 0.95), (1.0, 1.04)]

    def pick(u, d):
        if extra == "plain":
            return 2 if (d * 20 + abs((u * 30) % 1 * 2 - 1) * 0.8) % 1 < 0.42 else 0
        return 1 if any(low < d % 1.66 < high for low, high in stripes) else 0

    edge = folded_cloth(1.9, 1.25, 5, 0.12, 0.16, [cotton, cream, shade], pick)
    fringe(edge, cotton if extra == "plain" else cream, 46, 0.3, 0.014, True)


def shawl():
    extra = opt.get("extra", "silk")
    if extra == "silk":
        silk = mat("paint-silk", (0.8, 0.8, 0.8), 0.34, sheen=0.5, bump=0.12, scale=130)
        gold = mat("gold-silk", (0.75, 0.5, 0.15), 0.35, 0.6, bump=0.2, scale=130)
        pale = mat("pale-silk", (0.78, 0.72, 0.6), 0.4, sheen=0.4)
        pattern = bands((0.08, 0.1, solid(1)), (0.13, 0.33, lambda a, f: lozenges(24, 1, 2, 1)(a, f)), (0.36, 0.38, solid(1)), (0.42, 0.45, solid(2)), (0.5, 0.52, solid(1)), (0.55, 0.66, lambda a, f: dots(40, 1, 0, 0.5)(a, f)), (0.69, 0.71, solid(1)), (0.9, 0.92, solid(2)), (1.1, 1.12, solid(1)))
        edge = folded_cloth(1.8, 1.2, 7, 0.062, 0.2, [silk, gold, pale], pattern, seed=3.0)
        fringe(edge, silk, 110, 0.22, 0.007, False)
        return
    wool = fabric("paint-wool", (0.8, 0.8, 0.8), 150, 0.7)
    thread = fabric("thread-wool", (0.76, 0.72, 0.62), 150, 0.7)
    red = fabric("thread-ochre", (0.62, 0.3, 0.06), 150, 0.7)
    rows = bands((0.06, 0.075, solid(1)), (0.1, 0.2, zigzag(26, 1, None, 0.13)), (0.22, 0.235, solid(1)), (0.27, 0.55, lambda a, f: lozenges(13, 1, 0, 2)(a, f)), (0.58, 0.595, solid(1)), (0.62, 0.72, zigzag(26, 1, None, 0.13)), (0.745, 0.76, solid(1)), (0.9, 1.0, dots(22, 1, 0, 0.4)), (1.12, 1.22, dots(22, 2, 0, 0.4)))
    edge = folded_cloth(1.8, 1.2, 5, 0.1, 0.16, [wool, thread, red], rows, seed=6.0)
    fringe(edge, wool, 60, 0.26, 0.011, False)


def knots_of(x, n):
    """The middle of the knot that x lies in."""
    return (math.floor(x * n) + 0.5) / n


def rug_of(width, length, materials, pattern, n, thread, ends=0.14):
    """A flat woven rug: pattern(x, y) with x from 0 to 1 across and y from 0 to length / width along; n knots across."""
    ratio = length / width

    def at(u, v):
        rise = 0.012 * noise.noise(Vector((u * 2.2, v * 3.2, 2))) + 0.006 * math.sin(v * 21 + 2 * u)
        return ((u - 0.5) * width, (v - 0.5) * length, 0.035 + rise + 0.0035 * math.cos(v * n * ratio * 2 * math.pi))

    field(at, n * 2, round(n * ratio) * 4, materials, lambda u, v: pattern(knots_of(u, n), knots_of(v * ratio, n)), thick=0.03)
    rnd = random.Random(3)
    for s in (-1, 1):
        for k in range(64):
            x, y, z = at((k + 0.5) / 64, 0.5 + s * 0.5)
            tube([(x, y, z - 0.012), (x + rnd.uniform(-0.012, 0.012), y + s * ends * 0.5, 0.02), (x + rnd.uniform(-0.02, 0.02), y + s * ends, 0.01)], 0.009, thread, n=3)


def wools():
    colors = {"paint-wool": (0.8, 0.8, 0.8), "cream-wool": (0.7, 0.62, 0.48), "paint-wool-deep": (0.2, 0.2, 0.2), "ochre-wool": (0.55, 0.27, 0.05), "black-wool": (0.03, 0.026, 0.024), "teal-wool": (0.035, 0.14, 0.15)}
    return [fabric(name, color, 140, 0.8) for name, color in colors.items()]


def margoum():
    """Stepped lozenges within a border of triangles."""
    extra = opt.get("extra", "lozenges")
    w = wools()
    length = 1.62

    def border(x, y, out, inner):
        e = min(x, 1 - x, y, length - y)
        if e < 0.02:
            return 4
        if e < 0.035:
            return out
        if e < 0.105:
            t = (y if min(x, 1 - x) < min(y, length - y) else x) * 14
            d = (e - 0.035) / 0.07
            return inner if abs(t % 1 * 2 - 1) > d else 1
        if e < 0.12:
            return 4
        return None

    def lozenge_field(x, y):
        b = border(x, y, 3, 2)
        if b is not None:
            return b
        cy = (y - 0.12) / ((length - 0.24) / 3)
        k = math.floor(cy)
        c, d = abs(x - 0.5) / 0.36, abs(cy - k - 0.5) * 2
        s = c + d * 0.96
        if s < 0.14:
            return 3
        if s < 0.3:
            return 4
        if s < 0.46:
            return 1
        if s < 0.62:
            return 2
        if s < 0.7:
            return 3
        # The outer lozenge has hooks.
        if s < 0.86:
            return 1
        if s < 0.96:
            return 1 if (d * 12) % 1 < 0.5 else 0
        q = (0.36 * 1.05 - abs(x - 0.5)) / 0.2 + abs(min(cy % 1, 1 - cy % 1)) * 3.2
        if q < 0.32:
            return 3
        if q < 0.5:
            return 4
        if q < 0.72:
            return 1
        return 0

    def stripe_field(x, y):
        b = border(x, y, 3, 2)
        if b is not None:
            return b
        f = (y - 0.12) / 0.23
        k, t = math.floor(f), f % 1
        if t < 0.05 or t > 0.95:
            return 4
        if t < 0.1 or t > 0.9:
            return 1
        s = (t - 0.1) / 0.8
        if k % 2 == 0:
            c = abs(cell(x - 0.0, 6)) + abs(s * 2 - 1)
            return 3 if c < 0.3 else 4 if c < 0.48 else 1 if c < 0.8 else 0
        c = abs(cell(x, 9))
        return 1 if c < s * 0.9 and c > s * 0.9 - 0.3 else 3 if c < s * 0.9 - 0.55 else 2

    rug_of(1.5, 1.5 * length, w, lozenge_field if extra == "lozenges" else stripe_field, 150, w[1])


def klim():
    extra = opt.get("extra", "berber")
    w = wools()
    length = 1.6

    def striped(x, y):
        f = y / length
        plan = [(0.06, 0), (0.08, 1), (0.1, 4), (0.13, 3), (0.15, 1), (0.27, 0), (0.29, 4), (0.32, 5), (0.34, 4), (0.38, 1), (0.42, 3), (0.44, 1), (0.46, 4), (0.54, 0)]
        f = f if f < 0.54 else 1.04 - f
        return next((which for limit, which in plan if f < limit), 0)

    def berber(x, y):
        f = y / length
        f = f if f < 0.5 else 1 - f
        rows = bands(
            (0.0, 0.02, solid(4)),
            (0.02, 0.09, lambda a, g: zigzag(10, 1, 3, 0.1)(a, g)),
            (0.09, 0.1, solid(4)),
            (0.1, 0.125, solid(1)),
            (0.125, 0.235, lambda a, g: lozenges(7, 1, 5, 3, 0)(a, g)),
            (0.235, 0.26, solid(1)),
            (0.26, 0.27, solid(4)),
            (0.27, 0.33, lambda a, g: 1 if abs(cell(a, 16)) < 0.5 and 0.2 < g < 0.8 else 2),
            (0.33, 0.34, solid(4)),
            (0.34, 0.41, solid(0)),
            (0.41, 0.425, solid(3)),
            (0.425, 0.44, solid(1)),
        )
        if f >= 0.44:
            g = (y / length - 0.44) / 0.12
            return lozenges(5, 1, 3, 4, 5)(x, g)
        return rows(x, f)

    rug_of(1.5, 1.5 * length, w, berber if extra == "berber" else striped, 150, w[1])


def cage():
    """A cage of Sidi Bou Saïd: white wire bent to scrolls in a blue frame, under a dome."""
    frame, wire = mat("paint-wood", (0.8, 0.8, 0.8), 0.4, coat=0.25), mat("white-wire", (0.78, 0.78, 0.76), 0.4, coat=0.2)
    half, low, high = 0.56, 0.24, 1.16
    box((1.3, 1.3, 0.07), (0, 0, 0.11), frame, 0.02)
    box((1.2, 1.2, 0.1), (0, 0, 0.19), frame, 0.015)
    for x in (-1, 1):
        for y in (-1, 1):
            lathe([(0, 0.0), (0.045, 0.0), (0.06, 0.035), (0.04, 0.07), (0.05, 0.09), (0, 0.09)], frame, at=(x * 0.55, y * 0.55, 0), n=32)
            box((0.06, 0.06, high - low + 0.04), (x * half, y * half, (low + high) / 2), frame, 0.01)
            lathe([(0, 0), (0.04, 0.0), (0.028, 0.03), (0.045, 0.07), (0.02, 0.13), (0, 0.16)], frame, at=(x * half, y * half, high + 0.07), n=32)
    for z, s in ((high + 0.035, 1.22), (0.62, None)):
        for q in range(4):
            placed(lambda: box((2 * half, 0.05 if s is None else 0.09, 0.035 if s is None else 0.07), (0, -half, z), frame, 0.01), (0, 0, 0), (0, 0, 90 * q))
    count, thin = 17, 0.0085

    def side():
        for k in range(count):
            x = -half + 2 * half * (k + 1) / (count + 1)
            tube([(x, -half, low), (x, -half, high)], thin, wire, round_=False)
        # Scrolls in the upper part, arches along the lower one.
        for k in range(4):
            cx = -half + 2 * half * (k + 0.5) / 4
            for turn in (-1, 1):
                curl = []
                for i in range(34):
                    t = i / 33 * 3.4 * math.pi
                    r = 0.115 * (1 - t / (4.2 * math.pi))
                    curl.append((cx + turn * (0.012 + 0.05 - r * math.cos(t) * 0.5), -half - 0.014, 0.9 + turn * 0.0 + r * math.sin(t) * 1.5))
                tube(curl, thin * 1.1, wire, round_=False)
        for k in range(6):
            cx = -half + 2 * half * (k + 0.5) / 6
            tube([(cx + 0.09 * math.cos(t), -half - 0.014, 0.42 + 0.15 * math.sin(t)) for t in [math.pi * i / 14 for i in range(15)]], thin * 1.1, wire, round_=False)
            tube([(cx + 0.06 * math.cos(t), -half - 0.014, 0.36 + 0.06 * math.sin(t)) for t in [2 * math.pi * i / 16 for i in range(17)]], thin, wire, round_=False)

    for q in range(4):
        placed(side, (0, 0, 0), (0, 0, 90 * q))
    # The dome: wires from the whole edge to the tip, held by hoops.
    top = high + 0.07

    def rib(t):
        """Radius and height of the dome at t from 0 to 1."""
        g = t * math.pi / 2
        return max(0.04, math.cos(g) ** 0.9) * (1 + 0.05 * math.sin(math.pi * min(1, t * 2))), 0.78 * math.sin(g) ** 1.1 + 0.1 * t**6

    def rounded_square(u, power):
        c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        return half * 0.96 * math.copysign(abs(c) ** (2 / power), c), half * 0.96 * math.copysign(abs(s) ** (2 / power), s)

    for k in range(44):
        pts = []
        for i in range(17):
            t = i / 16
            x, y = rounded_square(k / 44, 2 + 2.2 * (1 - t))
            r, z = rib(t)
            pts.append((x * r, y * r, top + z))
        tube(pts, thin, wire, round_=False)
    for t, thick in ((0.02, 0.014), (0.3, 0.014), (0.58, 0.012), (0.8, 0.012)):
        pts = []
        for i in range(81):
            x, y = rounded_square(i / 80, 2 + 2.2 * (1 - t))
            r, z = rib(t)
            pts.append((x * r, y * r, top + z))
        tube(pts, thick, frame, round_=False)
    lathe([(0, -0.05), (0.06, -0.04), (0.05, 0.0), (0.03, 0.03), (0.07, 0.09), (0.05, 0.14), (0.02, 0.19), (0.03, 0.22), (0.0, 0.26)], frame, at=(0, 0, top + 0.86), n=40)
    # A door with an arch, and a perch.
    arch = [(-0.17, -half - 0.03, low)] + [(0.17 * -math.cos(t), -half - 0.03, 0.5 + 0.2 * math.sin(t)) for t in [math.pi * i / 18 for i in range(19)]] + [(0.17, -half - 0.03, low)]
    tube(arch, 0.022, frame, round_=False)
    ball(0.024, (0.1, -half - 0.05, 0.42), frame)
    tube([(-half, 0.05, 0.66), (half, 0.05, 0.66)], 0.02, mat("perch", (0.45, 0.3, 0.16), 0.7), round_=False)


def cage_foot():
    """A round cage under an onion dome, on a turned foot of three scrolls."""
    frame, wire = mat("paint-wood", (0.8, 0.8, 0.8), 0.4, coat=0.25), mat(
        "white-wire", (0.78, 0.78, 0.76), 0.4, coat=0.2
    )
    radius, low, high, count, thin = 0.54, 0.86, 1.72, 26, 0.0095
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        scroll = [
            (0.03, 0.46), (0.13, 0.42), (0.2, 0.27), (0.33, 0.11), (0.47, 0.034), (0.57, 0.06), (0.58, 0.14),
            (0.51, 0.165), (0.475, 0.12)
        ]
        tube([(r * math.cos(a), r * math.sin(a), z) for r, z in scroll], 0.034, frame)
    foot = [
        (0, 0.2), (0.035, 0.2), (0.07, 0.26), (0.05, 0.33), (0.085, 0.4), (0.05, 0.47), (0.075, 0.55), (0.055, 0.61),
        (0.11, 0.68), (0.3, 0.725), (0.48, 0.75)
    ]
    lathe(curve(foot, 5) + [(0.59, 0.765), (0.605, 0.79), (0.605, 0.83), (0.59, 0.85), (0.57, 0.86), (0, 0.86)], frame)

    def hoop(r, z, thick, material=frame):
        tube(
            [(r * math.cos(2 * math.pi * i / 72), r * math.sin(2 * math.pi * i / 72), z) for i in range(73)], thick,
            material, round_=False
        )

    hoop(radius, low + 0.03, 0.03)
    hoop(radius, high, 0.034)
    hoop(radius, low + 0.32, 0.014)
    dome = curve(
        [
            (radius, high), (0.61, high + 0.15), (0.59, high + 0.32), (0.43, high + 0.5), (0.22, high + 0.63),
            (0.09, high + 0.76), (0.035, high + 0.92)
        ],
        5
    )
    for k in range(count):
        a = 2 * math.pi * (k + 0.5) / count
        c, s = math.cos(a), math.sin(a)
        tube([(radius * c, radius * s, low), (radius * c, radius * s, high)], thin, wire, round_=False)
        tube([(r * c, r * s, z) for r, z in dome], thin, wire, round_=False)
    for r, z in dome[8::6][:3]:
        hoop(r, z, 0.014)

    def around(degrees, out, z):
        a = math.radians(degrees)
        return ((radius + out) * math.cos(a), (radius + out) * math.sin(a), z)

    # Arches along the foot, rings below the dome.
    for k in range(13):
        middle, half = 360 * k / 13, 360 / 26
        tube(
            [
                around(middle + half * math.cos(t), 0.014, low + 0.06 + 0.2 * math.sin(t))
                for t in [math.pi * i / 14 for i in range(15)]
            ],
            thin * 1.1, wire, round_=False
        )
        tube(
            [
                around(middle + 9 * math.cos(t), 0.014, high - 0.13 + 0.085 * math.sin(t))
                for t in [2 * math.pi * i / 18 for i in range(19)]
            ],
            thin * 1.1, wire, round_=False
        )
    lathe(
        [(0, -0.06), (0.06, -0.05), (0.05, 0.0), (0.03, 0.03), (0.075, 0.09), (0.05, 0.14), (0.02, 0.18), (0, 0.19)],
        frame, at=(0, 0, high + 0.94), n=40
    )
    ring((0, 0, high + 1.19), 0.07, 0.016, frame)
    # The door and a perch.
    door = [around(-90 - 17, 0.03, low + 0.05)] + [
        around(-90 - 17 * math.cos(t), 0.03, low + 0.4 + 0.17 * math.sin(t))
        for t in [math.pi * i / 16 for i in range(17)]
    ] + [around(-90 + 17, 0.03, low + 0.05)]
    tube(door, 0.02, frame, round_=False)
    ball(0.026, around(-90 + 11, 0.05, low + 0.28), frame)
    tube(
        [(-radius, 0.08, low + 0.42), (radius, 0.08, low + 0.42)], 0.02, mat("perch", (0.45, 0.3, 0.16), 0.7),
        round_=False
    )


def khomsa():
    """A hand of good luck that lies on its back: engraved copper, painted ceramic or burnt olive wood."""
    from mathutils.kdtree import KDTree

    extra = opt.get("extra", "ceramic")
    base, line, fill, heart = {
        "ceramic": lambda: (DULL("white-dull", (0.76, 0.74, 0.68)), DULL("paint-deep-dull", (0.2, 0.2, 0.2)), DULL("paint-dull", (0.8, 0.8, 0.8)), DULL("ochre-dull", (0.72, 0.36, 0.04))),
        "copper": lambda: (COPPER(), COPPER_DARK(), COPPER(), COPPER_DARK()),
        "silver": lambda: (mat("silver", (0.6, 0.6, 0.6), 0.3, 1.0), mat("silver-dark", (0.07, 0.07, 0.075), 0.5, 1.0), mat("blue-stone", (0.02, 0.06, 0.3), 0.15, coat=0.8), mat("silver-dark", (0.07, 0.07, 0.075), 0.5, 1.0)),
        "olive": lambda: (olive("olive-hand", (1.4, 0.5, 1), 4), mat("burnt", (0.06, 0.03, 0.015), 0.6), mat("burnt-pale", (0.28, 0.14, 0.06), 0.5), mat("burnt", (0.06, 0.03, 0.015), 0.6)),
    }[extra]()
    right = [(0.0, 1.56), (0.085, 1.5), (0.118, 1.36), (0.122, 1.1), (0.13, 0.93), (0.155, 0.87), (0.18, 0.93), (0.185, 1.1), (0.2, 1.28), (0.26, 1.38), (0.335, 1.33), (0.36, 1.2), (0.365, 0.95), (0.375, 0.74), (0.41, 0.63), (0.47, 0.66), (0.53, 0.78), (0.62, 0.89), (0.72, 0.9), (0.76, 0.82), (0.71, 0.72), (0.66, 0.6), (0.62, 0.4), (0.56, 0.16), (0.47, -0.06), (0.34, -0.2), (0.17, -0.27)]
    points = right + [(0.0, -0.29)] + [(-x, y) for x, y in reversed(right[1:])]
    outline = closed(points, 7)
    outline = outline[::-1] if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1])) < 0 else outline
    sheet(outline, 0.09, base, r=0.025)
    tree = KDTree(len(outline))
    for i, (x, y) in enumerate(outline):
        tree.insert((x, y, 0), i)
    tree.balance()
    shake = lambda x, y: (x + 0.004 * noise.noise(Vector((x * 5, y * 5, 1))), y + 0.004 * noise.noise(Vector((x * 5, y * 5, 7))))

    def depth(x, y):
        """How far within the outline; negative outside."""
        _, i, d = tree.find((x, y, 0))
        (ax, ay), (bx, by) = outline[i - 1], outline[(i + 1) % len(outline)]
        px, py = outline[i]
        return d if (bx - ax) * (y - py) - (by - ay) * (x - px) > 0 else -d

    def pick(u, v):
        x, y = -0.8 + 1.6 * u, -0.3 + 1.88 * v
        e = depth(x, y)
        if e < 0.03:
            return None
        x, y = shake(x, y)
        if 0.035 < e < 0.05:
            return 0
        if y < 0.72:
            c, d = x, y - 0.3
            r, t = math.hypot(c, d), math.atan2(d, c) / (2 * math.pi)
            if r < 0.05:
                return 2
            if r < 0.085:
                return 0
            if r < 0.14:
                return 1
            if r < 0.155:
                return 0
            if r < 0.33:
                w = 0.86 * math.sin(math.pi * (r - 0.13) / 0.2) ** 0.7 if 0.13 < r < 0.33 else 0
                k = abs(cell(t, 10))
                if k < w:
                    return 0 if k > w - 0.22 else 1
                return None
            if within(r, 0.35, 0.364):
                return 0
            if within(r, 0.375, 0.42):
                return 2 if math.hypot(cell(t, 36), (r - 0.3975) / 0.0225) < 0.6 else None
            if y < 0.0 and e > 0.07 and abs((y + 0.13) / 0.05 - math.sin(x * 26) * 0.5) < 0.22:
                return 0
        # Drops along the fingers.
        for cx, low, high in ((0.0, 0.8, 1.45), (0.27, 0.74, 1.28), (-0.27, 0.74, 1.28)):
            if low < y < high and abs(x - cx) < 0.1:
                f = ((y - low) / 0.13) % 1
                k = abs(x - cx) / 0.06
                s = k + abs(f * 2 - 1)
                return 2 if s < 0.3 else 0 if 0.62 < s < 0.86 else 1 if s < 0.62 else None
        for side in (-1, 1):
            if math.hypot(x - side * 0.66, y - 0.8) < 0.045:
                return 1
            if math.hypot(x - side * 0.57, y - 0.66) < 0.03:
                return 2
        return None

    field(lambda u, v: (-0.8 + 1.6 * u, -0.3 + 1.88 * v, 0.0915), 460, 540, [line, fill, heart], pick)
    metal = base if extra in ("copper", "silver") else BRASS()
    ring((0, -0.36, 0.05), 0.075, 0.014, metal, (0, 0, 0))


KINDS = {
    "tajine": tajine,
    "platter": platter,
    "bowls": bowls,
    "gargoulette": gargoulette,
    "vase": vase,
    "tray": tray,
    "lantern": lantern,
    "mortar": mortar,
    "board": board,
    "servers": servers,
    "couffin": couffin,
    "hat": hat,
    "chechia": chechia,
    "balgha": balgha,
    "fouta": fouta,
    "shawl": shawl,
    "margoum": margoum,
    "klim": klim,
    "cage": cage,
    "cage-foot": cage_foot,
    "khomsa": khomsa,
}
KINDS[opt["kind"]]()
opt["raw"] = True
