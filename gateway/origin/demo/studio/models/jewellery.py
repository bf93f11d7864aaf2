"""Watches, sunglasses and jewellery: kind=watch|glasses|ring|necklace|earrings|bracelet; extra= names the variant of a kind.

Small metal things are sold by what they mirror. `metal` computes that from the direction of the reflection, as a large studio of soft lights and
dark cards would give it, and emits it: it has no noise, and since it is no gloss in the sense of the mask, the paint colours it as a metal's colour does.
Sizes of watches are centimetres.
"""

EXTRA = opt.get("extra", "")


class Nodes:
    """Short notation for the nodes of a material: sockets and numbers are given alike."""

    def __init__(self, material):
        self.tree = material.node_tree

    def node(self, kind, *inputs, **settings):
        n = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(n, key, value)
        for i, value in enumerate(inputs):
            if value is None:
                continue
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, n.inputs[i])
            else:
                n.inputs[i].default_value = value
        return n

    def math(self, operation, a, b=0.0):
        return self.node("Math", a, b, operation=operation).outputs[0]

    def vector(self, operation, a, b=None, out=0):
        return self.node("VectorMath", a, b, operation=operation).outputs[out]

    def smooth(self, value, low, high):
        return self.node("MapRange", value, low, high, interpolation_type="SMOOTHSTEP").outputs[0]

    def ramp(self, value, *stops):
        n = self.node("ValToRGB", value)
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for one, (place, grey) in zip(e, stops):
            one.position, one.color = place, (grey, grey, grey, 1) if isinstance(grey, (int, float)) else (*grey, 1)
        return n.outputs[0]


# Lights and dark cards of the studio that metals mirror: direction, where each begins and is full (cosines), how bright.
STUDIO = [
    ((-0.62, -0.42, 0.66), 0.78, 0.9, 0.9),
    ((0.9, -0.28, 0.33), 0.84, 0.93, 0.8),
    ((0.1, 0.75, 0.65), 0.7, 0.9, 0.4),
    ((-0.92, 0.1, 0.1), 0.86, 0.95, 0.5),
    ((0.42, -0.8, 0.42), 0.84, 0.96, -0.34),
    ((-0.2, -0.95, -0.15), 0.88, 0.97, -0.2),
]


def emitted(m, light, gloss):
    """The camera sees this light and a little gloss; all other rays see the material as it is."""
    n = Nodes(m)
    plain = n.tree.nodes["Principled BSDF"].outputs[0]
    glow = n.node("Emission", light, 1.0).outputs[0]
    if gloss:
        mirror = n.node("BsdfGlossy", (gloss, gloss, gloss, 1), 0.1).outputs[0]
        glow = n.node("AddShader", glow, mirror).outputs[0]
    mix = n.node("MixShader", n.node("LightPath").outputs["Is Camera Ray"], plain, glow).outputs[0]
    n.tree.links.new(mix, n.tree.nodes["Material Output"].inputs["Surface"])
    m.cycles.sample_as_light = False


def metal(name, color=(0.92, 0.92, 0.92), soft=0.0, gloss=0.09, relief=None, deep=0.02, dark=0.3, reach=0.16):
    """Polished metal, or satin with soft > 0. relief: makes a height of a Nodes object; deep: how deep it is; dark: what remains in corners."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = mat(name, color, 0.2 + soft * 0.5, 1.0)
    n = Nodes(m)
    geometry = n.node("NewGeometry")
    normal = geometry.outputs["Normal"]
    if relief:
        bump = n.node("Bump", 1.0, deep, relief(n))
        normal = bump.outputs[0]
    away = n.vector("SCALE", geometry.outputs["Incoming"])
    away.node.inputs["Scale"].default_value = -1
    way = n.vector("NORMALIZE", n.vector("REFLECT", away, normal))
    height = n.node("SeparateXYZ", way).outputs[2]
    share = n.math("MULTIPLY_ADD", height, 0.5)
    share.node.inputs[2].default_value = 0.5
    light = n.ramp(
        share,
        (0.0, 0.7),
        (0.34, 0.62),
        (0.45 - soft * 0.1, 0.16 + soft * 0.2),
        (0.54, 0.12 + soft * 0.3),
        (0.62 + soft * 0.05, 0.64),
        (0.76, 0.95),
        (1.0, 1.05),
    )
    for way_to, low, high, power in STUDIO:
        near = n.vector("DOT_PRODUCT", way, Vector(way_to).normalized(), 1)
        spot = n.smooth(near, low - soft * 0.25, high + soft * 0.05)
        light = n.math("ADD", light, n.math("MULTIPLY", spot, power * (1 - soft * 0.35)))
    light = n.math("MINIMUM", n.math("MAXIMUM", light, 0.05), 1.5)
    corner = n.node("AmbientOcclusion", None, reach, samples=4).outputs["AO"]
    light = n.math("MULTIPLY", light, n.node("MapRange", corner, 0.0, 1.0, dark, 1.0).outputs[0])
    emitted(m, n.node("MixRGB", 1.0, light, (*color, 1), blend_type="MULTIPLY").outputs[0], gloss)
    return m


PAINTED = lambda: metal("paint-metal")
STEEL_ = lambda: metal("fine-steel", (0.76, 0.77, 0.79))
SATIN = lambda: metal("satin-steel", (0.6, 0.61, 0.63), soft=0.4)
GOLDEN = lambda: metal("fine-gold", (0.95, 0.66, 0.25))
LEATHER = lambda: mat("paint-leather", (0.8, 0.8, 0.8), 0.45, coat=0.1, bump=0.12, scale=70)
PEARL = lambda: metal("pearl", (0.94, 0.88, 0.81), soft=1.0, gloss=0.12, dark=0.45)


def spun(outline, angle):
    """An outline turned clockwise by degrees, as a watch's hand."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [(x * c + z * s, -x * s + z * c) for x, z in outline]


def even(path, n):
    """n + 1 points at equal distances along a line, with the directions there."""
    V = [Vector(p) for p in path]
    ways = [0.0]
    for a, b in zip(V, V[1:]):
        ways.append(ways[-1] + (b - a).length)
    out, k = [], 0
    for i in range(n + 1):
        at = ways[-1] * i / n
        while k < len(V) - 2 and ways[k + 1] < at:
            k += 1
        d = V[k + 1] - V[k]
        out.append((V[k] + d * ((at - ways[k]) / (d.length or 1)), d.normalized()))
    return out


# --- Watches: the face looks to -y, the strap is a closed loop at its back.


def loop(start, high, deep):
    """The strap's inner line (0, y, z) from the upper lugs over the back to the lower ones."""
    half = [
        (start[0], start[1]),
        (start[0] + 0.32, start[1] + 0.42),
        (deep * 0.27, high * 0.985),
        (deep * 0.5, high),
        (deep * 0.82, high * 0.78),
        (deep * 0.985, high * 0.32),
        (deep, 0),
    ]
    line = curve(half + [(y, -z) for y, z in reversed(half[:-1])], 10)
    return [(0, y, z) for y, z in line]


def band(path, width, thick, material, dome=0.25, n=90, part=(0.0, 1.0), lift=0.0):
    """A strap along the loop. width, thick: functions of the share of the way."""
    sections, uvs = [], []
    points = even(path, n)
    for k, (p, d) in enumerate(points):
        t = k / n
        if t < part[0] - 1e-6 or t > part[1] + 1e-6:
            continue
        out = Vector((0, d.z, -d.y))
        w, h = width(t), thick(t)
        shape = [(-0.5, 0.3), (-0.485, 0.0), (0, 0), (0.485, 0.0), (0.5, 0.3), (0.5, 1 - dome - 0.08), (0.475, 1 - dome + 0.06)]
        shape += [(x, 1 - dome * (2 * x) ** 2 * 0.9) for x in (0.42, 0.3, 0.15, 0, -0.15, -0.3, -0.42)] + [(-0.475, 1 - dome + 0.06), (-0.5, 1 - dome - 0.08)]
        sections.append([tuple(p + Vector((x * w, 0, 0)) + out * (lift + s * h)) for x, s in shape])
        uvs += [(x + 0.5, t) for x, s in shape]
    o = loft(sections, material, "strap")
    layer = o.data.uv_layers.new()
    for l in o.data.loops:
        layer.data[l.index].uv = uvs[l.vertex_index]
    return o


def outward(path, share, lift, x=0.0):
    """A point over the strap at this share of its way, with its turn about x in degrees."""
    points = even(path, 200)
    p, d = points[round(share * 200)]
    out = Vector((0, d.z, -d.y))
    return tuple(p + out * lift + Vector((x, 0, 0))), math.degrees(math.atan2(d.z, d.y))


def links(path, width, thick, outer, centre, count=30, five=False, start=0.0, end=1.0):
    """A bracelet of rows of links: two outer ones, one (or three) in the middle, which lie between the rows."""
    points = even(path, 4 * count)
    length = sum((b[0] - a[0]).length for a, b in zip(points, points[1:]))
    pitch = length / count

    def piece(k, x, w, h, l, material, r):
        p, d = points[k]
        out = Vector((0, d.z, -d.y))
        box((w, l, h), tuple(p + out * h / 2 + Vector((x, 0, 0))), material, r, 3, (math.degrees(math.atan2(d.z, d.y)), 0, 0), "link")

    for i in range(count):
        k, t = 4 * i + 2, (i + 0.5) / count
        if t < start or t > end:
            continue
        w = width(t)
        side = w * (0.2 if five else 0.31)
        mid = w - 2 * side
        for s in (-1, 1):
            piece(k, s * (w - side) / 2, side * 0.97, thick, pitch * 0.94, outer, thick * 0.3)
        if five:
            for x in (-mid / 3, 0, mid / 3):
                piece(min(4 * count, k + (2 if x else 0)), x, mid / 3 * 0.93, thick * 1.06, pitch * 0.94, centre, thick * 0.4)
        else:
            piece(min(4 * count, k + 2), 0, mid * 0.95, thick * 1.05, pitch * 0.94, centre, thick * 0.3)


def hand(angle, y, length, width, material, tail=0.0, kind="sword", deep=0.02):
    if kind == "sword":
        shape = [(-width * 0.4, -tail), (width * 0.4, -tail), (width, length * 0.62), (0, length), (-width, length * 0.62)]
    elif kind == "leaf":
        shape = [
            (-width * 0.3, -tail),
            (width * 0.3, -tail),
            (width, length * 0.4),
            (width * 0.35, length * 0.85),
            (0, length),
            (-width * 0.35, length * 0.85),
            (-width, length * 0.4),
        ]
    else:
        shape = [(-width, -tail), (width, -tail), (width * 0.75, length), (-width * 0.75, length)]
    upright(spun(shape, angle), y - deep, y, material, 0.004)


def marks(y, radius, length, width, material, deep=0.05, skip=(), double=True, count=12):
    """The marks of the hours."""
    for i in range(count):
        if i in skip:
            continue
        a = 360 / count * i
        for x in (-width * 0.75, width * 0.75) if double and i == 0 else (0,):
            shape = [(x + u, v) for u, v in ((-width / 2, radius - length), (width / 2, radius - length), (width / 2, radius), (-width / 2, radius))]
            upright(spun(shape, a), y - deep, y, material, min(0.012, width * 0.2))


def minutes(y, radius, length, width, material, count=60, each=None):
    """Fine lines around a dial, as one object; each: every how many are longer."""
    parts = []
    for i in range(count):
        l = length * (1.7 if each and i % each == 0 else 1)
        c = spun([(-width / 2, radius - l), (width / 2, radius - l), (width / 2, radius), (-width / 2, radius)], 360 / count * i)
        parts.append(([(x, y, z) for x, z in c], [(0, 1, 2, 3)]))
    merged("minutes", parts, material)


def crown(at, radius, length, material, teeth=22):
    outline = [
        ((radius if i % 2 else radius * 0.9) * math.cos(math.pi * (i + s) / teeth), (radius if i % 2 else radius * 0.9) * math.sin(math.pi * (i + s) / teeth))
        for i in range(2 * teeth)
        for s in (-0.3, 0.3)
    ]
    plate(outline, length, material, at, (0, 90, 0), 0.02)


def lugs(apart, wide, at, size, tilt, material):
    """Four horns that hold the strap."""
    for sx in (-1, 1):
        for sz in (-1, 1):
            box((wide, size[0], size[1]), (sx * apart / 2, at[0], sz * at[1]), material, min(wide, size[0]) * 0.28, 4, (-sz * tilt, 0, 0), "lug")


def watch():
    kind = EXTRA
    if kind in ("lady-steel", "lady-leather", "lady-milanese"):
        lady(kind[5:])
    else:
        gentleman(kind)


def lady(strap):
    shine = PAINTED()
    r = 1.55
    path = loop((-0.14, 1.46), 2.35, 4.3)
    # The case, a polished ring around the dial, and the dial.
    turned_front(
        [
            (0, 0),
            (r * 0.86, 0),
            (r * 0.97, 0.1),
            (r, 0.26),
            (r * 0.99, 0.44),
            (r * 0.95, 0.52),
            (r * 0.9, 0.56),
            (r * 0.85, 0.54),
            (r * 0.835, 0.46),
            (r * 0.82, 0.4),
        ],
        (0, 0.15, 0),
        shine,
    )
    y = 0.15 - 0.41
    pale = mat("dial", (0.74, 0.72, 0.69), 0.3, coat=0.5)
    if strap == "steel":
        # Mother of pearl.
        pale = mat("nacre", (0.78, 0.76, 0.76), 0.25, coat=0.6)
        n = Nodes(pale)
        cloud = n.node("TexNoise", n.node("TexCoord").outputs["Object"], None, 1.1, 3.0).outputs[0]
        tint = n.ramp(cloud, (0.3, (0.72, 0.78, 0.8)), (0.5, (0.84, 0.8, 0.78)), (0.7, (0.8, 0.72, 0.76)))
        n.tree.links.new(tint, n.tree.nodes["Principled BSDF"].inputs["Base Color"])
    turned_front([(0, 0.002), (r * 0.83, 0)], (0, y, 0), pale)
    ink = metal("paint-marks", dark=0.6)
    marks(y, r * 0.77, 0.2, 0.05, ink, 0.03)
    minutes(y - 0.004, r * 0.81, 0.05, 0.012, mat("ink", (0.16, 0.15, 0.14), 0.5))
    for angle, length, width in ((304, r * 0.45, 0.05), (54, r * 0.7, 0.04)):
        hand(angle, y - 0.04, length, width, ink, 0.0, "leaf")
    turned_front([(0.03, 0), (0.08, 0.005), (0.08, 0.09), (0.05, 0.11), (0, 0.11)], (0, y, 0), ink, 32)
    crown((r * 0.97, -0.13, 0), 0.17, 0.26, shine, 18)
    if strap == "steel":
        # Stones around the dial.
        parts = []
        for i in range(44):
            a = 2 * math.pi * i / 44
            x, z = r * 0.915 * math.cos(a), r * 0.915 * math.sin(a)
            q = 0.085
            parts.append(
                (
                    [(x + q * math.cos(b), 0.15 - 0.56, z + q * math.sin(b)) for b in [math.pi / 4 * k + a for k in range(8)]]
                    + [(x + q * 0.55 * math.cos(b), 0.15 - 0.63, z + q * 0.55 * math.sin(b)) for b in [math.pi / 4 * k + a for k in range(8)]],
                    [(k, (k + 1) % 8, 8 + (k + 1) % 8, 8 + k) for k in range(8)] + [tuple(range(8, 16))],
                )
            )
        stones = merged("stones", parts, crystal())
        for p in stones.data.polygons:
            p.use_smooth = False
        lugs(1.06, 0.22, (0.02, r * 0.98), (0.34, 0.5), 20, shine)
        links(path, lambda t: 1.15 - 0.35 * math.sin(math.pi * t), 0.2, shine, shine, 34, five=True)
    elif strap == "milanese":
        lugs(1.3, 0.2, (0.06, r * 0.96), (0.3, 0.42), 24, shine)

        def mesh(n):
            u, v, _ = n.node("SeparateXYZ", n.node("UVMap").outputs[0]).outputs
            a = n.math("SINE", n.math("MULTIPLY", u, math.pi * 2 * 15))
            b = n.math("SINE", n.math("ADD", n.math("MULTIPLY", v, math.pi * 2 * 90), n.math("MULTIPLY", n.math("SIGN", a), 1.2)))
            return n.math("ADD", n.math("ABSOLUTE", a), n.math("MULTIPLY", n.math("ABSOLUTE", b), 0.8))

        woven = metal("paint-mesh", (0.86, 0.86, 0.86), soft=0.5, relief=mesh, deep=0.03, gloss=0.02)
        band(path, lambda t: 1.2, lambda t: 0.13, woven, 0.1, 140)
        box((1.3, 0.5, 0.1), outward(path, 0.42, 0.12)[0], shine, 0.04, turn=(outward(path, 0.42, 0.12)[1], 0, 0))
    else:
        lugs(1.3, 0.2, (0.04, r * 0.98), (0.32, 0.5), 22, shine)
        leather = LEATHER()
        band(path, lambda t: 1.24 - 0.2 * math.sin(math.pi * t), lambda t: 0.16 + 0.1 * abs(2 * t - 1) ** 3, leather, 0.3)
        for t, w in ((0.42, 0.18),):
            p, turn = outward(path, t, 0.12)
            box((1.18, w, 0.2), p, leather, 0.05, turn=(turn, 0, 0))


def crystal(name="crystal", color=(1, 1, 1)):
    """Cut stones: each facet shows another part of the studio."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = mat(name, (0.8, 0.8, 0.8), 0.05)
    n = Nodes(m)
    g = n.node("NewGeometry")
    away = n.vector("REFLECT", n.vector("MULTIPLY", g.outputs["Incoming"], (-1, -1, -1)), g.outputs["Normal"])
    seed = n.vector("ADD", n.vector("MULTIPLY", away, (3.1, 3.7, 2.9)), n.vector("MULTIPLY", g.outputs["Position"], (1.6, 1.6, 1.6)))
    spread = n.node("TexNoise", seed, None, 1.7, 2.0).outputs[0]
    light = n.ramp(spread, (0.3, (0.1, 0.12, 0.15)), (0.42, (0.5, 0.54, 0.6)), (0.5, (0.95, 0.97, 1.0)), (0.58, (0.62, 0.66, 0.72)), (0.68, (1.1, 1.1, 1.1)))
    emitted(m, n.node("MixRGB", 1.0, light, (*color, 1), blend_type="MULTIPLY").outputs[0], 0.08)
    return m


def gentleman(kind):
    steel, satin = STEEL_(), SATIN()
    r = 2.05
    path = loop((-0.2, 1.9), 2.95, 5.4)
    front = 0.2
    # Case and bezel.
    turned_front([(0, 0), (r * 0.86, 0), (r * 0.98, 0.1), (r, 0.22), (r, 0.62), (r * 0.985, 0.68)], (0, front, 0), satin)
    diver = kind == "steel"
    if diver:
        rim = [(r * 0.955, 0.66), (r * 1.0, 0.7), (r * 1.01, 0.78), (r * 1.0, 0.88), (r * 0.97, 0.93), (r * 0.96, 0.92)]
        turned_front(rim, (0, front, 0), steel)
        teeth = []
        for i in range(80):
            o = spun([(-0.045, r * 0.99), (0.045, r * 0.99), (0.03, r * 1.035), (-0.03, r * 1.035)], 4.5 * i)
            teeth.append(
                (
                    [(x, front - 0.7, z) for x, z in o] + [(x, front - 0.88, z) for x, z in o],
                    [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)],
                )
            )
        merged("teeth", teeth, steel)
        insert = mat("paint-bezel", (0.8, 0.8, 0.8), 0.22, coat=0.6)
        turned_front([(r * 0.965, 0.9), (r * 0.955, 0.925), (r * 0.8, 0.955), (r * 0.79, 0.94)], (0, front, 0), insert)
        white = mat("print", (0.85, 0.85, 0.83), 0.5)
        minutes(front - 0.95, r * 0.93, 0.1, 0.035, white, 60, 5)
        upright(spun([(-0.13, r * 0.93), (0.13, r * 0.93), (0, r * 0.84)], 0), front - 0.965, front - 0.93, white, 0)
        turned_front([(r * 0.8, 0.95), (r * 0.79, 0.97), (r * 0.775, 0.95), (r * 0.76, 0.72)], (0, front, 0), steel)
        y, face = front - 0.72, r * 0.765
    else:
        turned_front(
            [(r * 0.99, 0.66), (r * 0.985, 0.74), (r * 0.95, 0.84), (r * 0.9, 0.88), (r * 0.87, 0.87), (r * 0.86, 0.82), (r * 0.845, 0.68)],
            (0, front, 0),
            steel,
        )
        y, face = front - 0.69, r * 0.85
    # The dial.
    pale = kind == "leather"
    print_ = mat("dial-ink", (0.05, 0.05, 0.055), 0.4) if pale else mat("print", (0.85, 0.85, 0.83), 0.5)
    lume = mat("lume", (0.8, 0.84, 0.76), 0.6)
    if kind == "skeleton":
        skeleton(y, face)
    elif pale:
        turned_front([(0, 0.002), (face, 0)], (0, y, 0), metal("dial-silver", (1.0, 0.985, 0.95), soft=1.0, dark=0.6))
    else:
        # Dials of colour catch the light in rays.
        turned_front([(0, 0.002), (face, 0)], (0, y, 0), mat("paint-dial", (0.8, 0.8, 0.8), 0.3, coat=0.5))
    if kind != "skeleton":
        minutes(y - 0.005, face * 0.985, 0.07, 0.018, print_, 60, 5)
    if kind == "chrono":
        for angle, count in ((90, 30), (180, 12), (270, 60)):
            x, z = spun([(0, face * 0.47)], angle)[0]
            turned_front(
                [(0, 0.004), (face * 0.255, 0.006), (face * 0.27, 0.03), (face * 0.285, 0.006)],
                (x, y, z),
                metal("sub-dial", (0.6, 0.61, 0.63), soft=1.0, dark=0.6),
                64,
            )

            def small():
                minutes(0, face * 0.24, 0.05, 0.014, mat("dial-ink", (0.05, 0.05, 0.055), 0.4), 30 if count == 60 else count, 5)
                hand(40 + angle, 0, face * 0.19, 0.022, steel, 0.06, "baton", 0.02)
                turned_front([(0.05, 0), (0.05, 0.03), (0, 0.035)], (0, 0, 0), steel, 24)

            placed(small, (x, y - 0.02, z))
        marks(y, face * 0.88, 0.2, 0.07, steel, 0.05, (3, 6, 9))
        minutes(front - 0.884, r * 0.925, 0.09, 0.022, mat("dial-ink", (0.05, 0.05, 0.055), 0.4), 60, 5)
    elif diver:
        for i in range(12):
            if i == 3:
                continue
            if i % 3 == 0:
                shape = [(-0.09, face * 0.62), (0.09, face * 0.62), (0.09, face * 0.9), (-0.09, face * 0.9)]
                if i == 0:
                    shape = [(0, face * 0.6), (0.17, face * 0.9), (-0.17, face * 0.9)]
                upright(spun([(u * 1.25, face * 0.76 + (v - face * 0.76) * 1.15) for u, v in shape], 30 * i), y - 0.03, y, steel, 0.008)
                upright(spun(shape, 30 * i), y - 0.045, y, lume, 0.008)
            else:
                x, z = spun([(0, face * 0.8)], 30 * i)[0]
                turned_front([(0.15, 0), (0.15, 0.03), (0.12, 0.045), (0, 0.045)], (x, y, z), steel, 32)
                turned_front([(0.115, 0.03), (0.11, 0.055), (0, 0.056)], (x, y, z), lume, 32)
        upright(rounded(0.36, 0.28, 0.03), y - 0.03, y, steel, 0.01, face * 0.74)
        upright(rounded(0.3, 0.22, 0.02), y - 0.034, y, WHITE(), 0.0, face * 0.74)
        letters("24", 0.2, (face * 0.74, y - 0.04, 0), mat("dial-ink", (0.05, 0.05, 0.055), 0.4))
    else:
        marks(y, face * 0.9, 0.3, 0.075, metal("dark-marks", (0.3, 0.3, 0.32), dark=0.6) if pale else steel, 0.05, (3,) if pale else ())
        if pale:
            upright(rounded(0.34, 0.27, 0.02), y - 0.02, y, steel, 0.01, face * 0.76)
            upright(rounded(0.28, 0.21, 0.02), y - 0.024, y, WHITE(), 0.0, face * 0.76)
            letters("24", 0.19, (face * 0.76, y - 0.03, 0), mat("dial-ink", (0.05, 0.05, 0.055), 0.4))
    # Hands.
    ink = metal("dark-marks", (0.3, 0.3, 0.32), dark=0.6) if pale else steel
    style = "sword" if diver else "leaf" if pale else "baton"
    wide = 0.11 if diver else 0.075
    hand(304, y - 0.09, face * 0.52, wide, ink, 0.12, style, 0.03)
    hand(54, y - 0.14, face * 0.8, wide * 0.85, ink, 0.14, style, 0.03)
    if diver or kind == "chrono":
        hand(304, y - 0.121, face * 0.46, wide * 0.5, lume, -0.3, style, 0.01)
        hand(54, y - 0.171, face * 0.72, wide * 0.42, lume, -0.3, style, 0.01)
    hand(0 if kind == "chrono" else 205, y - 0.19, face * 0.86, 0.018, RED() if kind == "chrono" else ink, 0.4, "baton", 0.015)
    turned_front([(0.1, 0), (0.1, 0.2), (0.06, 0.22), (0, 0.22)], (0, y, 0), ink, 32)
    # Crown and push-pieces.
    crown((r * 0.98, front - 0.42, 0), 0.27, 0.38, steel)
    if kind == "chrono":
        for z in (0.82, -0.82):
            x = math.sqrt(r * r - z * z) - 0.05
            plate(ring_outline(0.11, 24), 0.3, steel, (x, front - 0.42, z), (0, 90, 0), 0.02)
            plate(ring_outline(0.18, 24), 0.14, steel, (x + 0.26, front - 0.42, z), (0, 90, 0), 0.03)
    lugs(2.2 + 0.38, 0.36, (-0.02, r * 0.94), (0.42, 0.92), 34, satin)
    if kind in ("steel", "chrono"):
        box((2.18, 0.46, 0.62), (0, 0.06, r * 1.0), satin, 0.1, turn=(-30, 0, 0))
        box((2.18, 0.46, 0.62), (0, 0.06, -r * 1.0), satin, 0.1, turn=(30, 0, 0))
        links(path, lambda t: 2.16 - 0.45 * math.sin(math.pi * t), 0.32, satin, steel if kind == "chrono" else satin, 30)
    else:
        leather = LEATHER()
        width = lambda t: 2.14 - 0.4 * math.sin(math.pi * t)
        thick = lambda t: 0.24 + 0.2 * abs(2 * t - 1) ** 4
        band(path, width, thick, leather, 0.3)
        thread = mat("thread", (0.72, 0.68, 0.6), 0.8)
        for side in (-1, 1):
            line = [outward(path, t / 200, thick(t / 200) * 0.85 + 0.0, side * (width(t / 200) * 0.5 - 0.14))[0] for t in range(7, 194)]
            stitches(line, thread, 0.14, 0.022)
        for t in (0.42,):
            p, turn = outward(path, t, 0.14)
            box((width(t) + 0.1, 0.26, 0.34), p, leather, 0.09, turn=(turn, 0, 0))


def skeleton(y, face):
    """An open dial: plate, wheels and bridges."""
    base = metal("movement", (0.2, 0.2, 0.21), soft=1.0, dark=0.3)
    brass, steel = GOLDEN(), STEEL_()
    turned_front([(0, 0), (face, 0)], (0, y + 0.12, 0), base)
    turned_front([(face * 0.8, 0), (face * 0.81, 0.04), (face, 0.05)], (0, y, 0), mat("chapter", (0.03, 0.03, 0.034), 0.35, coat=0.4))
    minutes(y - 0.055, face * 0.97, 0.08, 0.02, mat("print", (0.85, 0.85, 0.83), 0.5), 60, 5)
    marks(y - 0.04, face * 0.95, 0.22, 0.07, steel, 0.04)

    def wheel(x, z, radius, teeth, depth, material, spokes=5):
        outline = [
            (
                (radius if i % 4 in (0, 1) else radius * 0.92) * math.cos(math.pi * i / (2 * teeth)),
                (radius if i % 4 in (0, 1) else radius * 0.92) * math.sin(math.pi * i / (2 * teeth)),
            )
            for i in range(4 * teeth)
        ]
        inner = [(radius * 0.74 * math.cos(math.pi * i / (2 * teeth)), radius * 0.74 * math.sin(math.pi * i / (2 * teeth))) for i in range(4 * teeth)]
        n = len(outline)
        v = [(a, depth, b) for a, b in outline + inner] + [(a, depth + 0.05, b) for a, b in outline + inner]
        f = []
        for i in range(n):
            j = (i + 1) % n
            f += [(i, j, n + j, n + i), (i, j, 2 * n + j, 2 * n + i), (n + i, n + j, 3 * n + j, 3 * n + i)]
        o = add("wheel", v, f, material)
        o.location = (x, 0, z)
        for k in range(spokes):
            shape = [(-radius * 0.05, 0), (radius * 0.05, 0), (radius * 0.05, radius * 0.78), (-radius * 0.05, radius * 0.78)]
            upright([(a + x, b + z) for a, b in spun(shape, 360 / spokes * k + 11)], depth, depth + 0.04, material, 0.0)
        turned_front([(radius * 0.16, 0), (radius * 0.16, 0.06), (0, 0.08)], (x, depth, z), steel, 24)
        turned_front([(radius * 0.08, 0.07), (0, 0.1)], (x, depth, z), mat("jewel", (0.5, 0.01, 0.08), 0.15, coat=0.8), 16)

    wheel(0.5, 0.55, 0.5, 34, y + 0.02, brass)
    wheel(-0.52, 0.42, 0.46, 30, y + 0.03, steel, 4)
    wheel(0.62, -0.42, 0.42, 28, y + 0.03, brass, 4)
    wheel(-0.08, -0.08, 0.38, 24, y + 0.01, brass)
    # The balance at the lower left, with its bridge.
    bx, bz = -0.42, -0.66
    ring((bx, y - 0.0, bz), 0.46, 0.05, brass)
    for k in range(2):
        upright([(a + bx, b + bz) for a, b in spun([(-0.04, -0.45), (0.04, -0.45), (0.04, 0.45), (-0.04, 0.45)], 70 + 90 * k)], y - 0.02, y + 0.02, brass, 0.0)
    spiral = [(bx + (0.05 + 0.026 * a) * math.cos(a), y + 0.03, bz + (0.05 + 0.026 * a) * math.sin(a)) for a in [0.35 * i for i in range(40)]]
    tube(spiral, 0.008, steel, round_=False)
    turned_front([(0.09, 0), (0.09, 0.06), (0, 0.08)], (bx, y - 0.03, bz), steel, 24)
    turned_front([(0.05, 0.07), (0, 0.1)], (bx, y - 0.03, bz), mat("jewel", (0.5, 0.01, 0.08), 0.15, coat=0.8), 16)
    satin = metal("bridge", (0.6, 0.61, 0.63), soft=0.8, dark=0.4)
    for pts in (
        [(-1.25, 0.75), (-0.6, 1.0), (-0.1, 0.75), (0.5, 1.1), (1.2, 0.8)],
        [(0.2, -1.35), (0.3, -0.7), (0.75, 0.0), (1.3, 0.1)],
        [(-1.4, 0.0), (-0.8, -0.1), (-0.4, 0.1), (0, 0.45)],
    ):
        tube([(x, y + 0.01, z) for x, z in pts], 0.11, satin, flat=0.45)


# --- Sunglasses: the front looks to -y.


def lens_material(top, foot, low, high):
    """Dark glass that grows paler towards its foot (heights low to high); it mirrors the soft boxes."""
    m = mat("lens", (0.03, 0.028, 0.027), 0.05)
    n = Nodes(m)
    z = n.node("SeparateXYZ", n.node("TexCoord").outputs["Object"]).outputs[2]
    shade = n.ramp(n.smooth(z, low, high), (0.0, foot), (1.0, top))
    emitted(m, shade, 0.0)
    mix = n.tree.nodes["Mix Shader"]
    mirror = n.node("BsdfGlossy", (0.11, 0.11, 0.115, 1), 0.02).outputs[0]
    n.tree.links.new(n.node("AddShader", mix.outputs[0], mirror).outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    return m


LENSES = {
    "aviator": ([(-2.15, 1.75), (0, 2.1), (2.25, 1.85), (2.95, 0.7), (2.55, -1.3), (0.95, -2.55), (-0.75, -2.35), (-2.05, -0.85), (-2.5, 0.75)], 3.3),
    "round": ([(2.45 * math.cos(math.pi * k / 8), 2.45 * math.sin(math.pi * k / 8)) for k in range(16)], 3.35),
    "cat": ([(-2.5, 0.9), (-1.1, 1.6), (1.1, 1.95), (2.9, 2.25), (3.25, 1.3), (2.5, -1.0), (0.5, -2.05), (-1.5, -1.6), (-2.5, -0.3)], 3.45),
    "square": ([(-2.45, 1.75), (0, 1.95), (2.55, 1.9), (2.95, 1.2), (2.8, -1.0), (1.9, -2.0), (0, -2.1), (-1.7, -1.85), (-2.45, -0.7)], 3.45),
}


def glasses():
    kind = EXTRA
    shape, apart = LENSES[kind]
    shape = closed(shape, 6)
    wire = kind in ("aviator", "round")
    lens = lens_material((0.012, 0.011, 0.011), (0.2, 0.165, 0.13) if kind != "square" else (0.05, 0.047, 0.045), -2.4, 1.8)
    curved = lambda x: 0.022 * x * x
    frame = PAINTED() if wire else mat("paint-acetate", (0.8, 0.8, 0.8), 0.18, coat=0.8)
    n = len(shape)
    for side in (-1, 1):
        line = [(side * (apart + x), z) for x, z in shape]
        cx = side * apart
        # The glass, domed to the front.
        verts, faces = [], []
        shares = [1, 0.85, 0.65, 0.4, 0.15]
        for share in shares:
            verts += [(cx + (x - cx) * share, curved(cx + (x - cx) * share) - 0.3 * (1 - share * share), z * share) for x, z in line]
        for k in range(len(shares) - 1):
            faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
        faces.append(tuple(range((len(shares) - 1) * n, len(shares) * n)))
        add("lens", verts, faces, lens)
        if wire:
            ring_ = [(x, curved(x) - 0.02, z) for x, z in line + line[:2]]
            tube(ring_, 0.13 if kind == "aviator" else 0.15, frame, round_=False)
            # Pads for the nose.
            px = side * 1.05
            ball(0.3, (px, 0.75, -0.55), mat("pad", (0.6, 0.58, 0.54), 0.25, coat=0.4), (0.5, 0.55, 1.2))
            tube([(side * 1.3, 0.1, -0.1), (side * 1.1, 0.7, 0.0), (px, 0.8, -0.5)], 0.05, frame)
        else:
            loops = []
            # The rim is wider at the top and at the outer side.
            for y, grow in ((-0.2, 0.0), (-0.28, 0.06), (-0.28, 0.9), (-0.2, 1.0), (0.14, 1.0), (0.2, 0.9), (0.2, 0.06), (0.14, 0.0)):
                out = []
                for i, (x, z) in enumerate(line):
                    (ax, az), (bx, bz) = line[i - 1], line[(i + 1) % n]
                    d = Vector((az - bz, bx - ax)).normalized() * side
                    u = side * (x - cx)
                    wide = (0.5 if kind == "square" else 0.38) + 0.16 * max(0, z) / 2
                    if kind == "cat":
                        wing = max(0.0, min(1, (u - 0.2) / 2.8)) ** 1.5 * max(0.0, min(1, (z + 0.4) / 1.8))
                        wide += 0.3 * wing
                    e = -0.05 + (wide + 0.05) * grow
                    q = (x + d.x * e + side * 0.55 * wing * grow, z + d.y * e + 0.75 * wing * grow) if kind == "cat" else (x + d.x * e, z + d.y * e)
                    out.append((q[0], curved(q[0]) + y, q[1]))
                loops.append(out)
            m = len(loops)
            v = [p for l in loops for p in l]
            f = [(k * n + i, k * n + (i + 1) % n, (k + 1) % m * n + (i + 1) % n, (k + 1) % m * n + i) for k in range(m) for i in range(n)]
            add("rim", v, f, frame).data.auto_smooth_angle = math.radians(50)
    # The bridge.
    if kind == "aviator":
        for z, rise in ((1.72, 0.12), (0.75, 0.3)):
            tube([(-1.3, 0.05, z), (-0.6, -0.12, z + rise), (0.6, -0.12, z + rise), (1.3, 0.05, z)], 0.12, frame)
    elif kind == "round":
        tube([(-1.05, 0.05, 0.5), (-0.6, -0.2, 1.0), (0, -0.28, 1.15), (0.6, -0.2, 1.0), (1.05, 0.05, 0.5)], 0.16, frame)
    else:
        sections = []
        for i in range(15):
            x = -0.9 + 1.8 * i / 14
            z, h = 0.75 + 0.2 * (1 - (x / 0.9) ** 2), 0.38 + 0.24 * (x / 0.9) ** 2
            sections.append(
                [(x, a * 0.22 - 0.03, z + b * h) for a, b in ((-1, -0.7), (-0.7, -1), (0.7, -1), (1, -0.7), (1, 0.7), (0.7, 1), (-0.7, 1), (-1, 0.7))]
            )
        loft(sections, frame, "bridge").data.auto_smooth_angle = math.radians(60)
    # Temples.
    height = {"aviator": 1.1, "round": 0.6, "cat": 2.2, "square": 1.25}[kind]
    outer = max(x for x, z in shape) + apart + (0 if wire else 0.95 if kind == "cat" else 0.42)
    for side in (-1, 1):
        x0 = side * (outer + (0.25 if wire else 0.3))
        line = [
            (x0, 0.85 if wire else 0.9, height),
            (x0 * 1.01, 4.5, height),
            (x0 * 0.99, 9.5, height - 0.15),
            (x0 * 0.96, 11.8, height - 0.8),
            (x0 * 0.92, 13.6, height - 2.6),
            (x0 * 0.91, 14.1, height - 3.5),
        ]
        if wire:
            tube(line[:5], 0.11, frame)
            tube([(x, y + 0.02, z) for x, y, z in curve(line, 8)[26:]], 0.2, mat("tip", (0.03, 0.022, 0.018), 0.25, coat=0.6), round_=False)
            tube([(side * (outer - 0.05), curved(outer) - 0.02, height - 0.1), (x0 * 1.01, 0.75, height), (x0, 1.3, height)], 0.15, frame)
            box((0.26, 0.4, 0.36), (x0, 1.0, height), frame, 0.06)
        else:
            sections = []
            dense = curve(line, 10)
            for i, (x, y, z) in enumerate(dense):
                t = i / (len(dense) - 1)
                h = (0.62 if kind == "square" else 0.5) * (1 - 0.3 * math.sin(math.pi * min(1, t * 1.3)) * 0.7) - 0.08 * t
                sections.append(
                    [
                        (x + side * a * 0.19, y, z + b * h)
                        for a, b in ((-1, -0.75), (-0.7, -1), (0.7, -1), (1, -0.75), (1, 0.75), (0.7, 1), (-0.7, 1), (-1, 0.75))
                    ]
                )
            loft(sections, frame, "temple").data.auto_smooth_angle = math.radians(60)
            box((0.6, 1.0, 0.95 if kind == "square" else 0.7), (side * (outer + 0.12), curved(outer) + 0.1, height), frame, 0.16)
            for dz in (-0.14, 0.14):
                turned_front([(0.1, 0), (0.1, 0.04), (0.06, 0.07), (0, 0.07)], (side * (outer + 0.12), curved(outer) - 0.38, height + dz), STEEL_(), 20)


# --- Jewellery.


def torus(at, radius, thick, turn=Matrix.Identity(3), n=14, sides=8, stretch=1.0, span=1.0):
    """Vertices and faces of a ring about the local z; stretch: longer along the local x."""
    verts, faces = [], []
    cols = n if span == 1 else n + 1
    for i in range(cols):
        a = 2 * math.pi * span * i / n
        c = Vector((math.cos(a), math.sin(a), 0))
        for j in range(sides):
            b = 2 * math.pi * j / sides
            p = c * (radius + thick * math.cos(b)) + Vector((0, 0, thick * math.sin(b)))
            p.x += math.copysign(radius * (stretch - 1), c.x) if abs(c.x) > 1e-6 else 0
            verts.append(tuple(Vector(at) + turn @ p))
    for i in range(n):
        k = (i + 1) % cols
        faces += [(i * sides + j, k * sides + j, k * sides + (j + 1) % sides, i * sides + (j + 1) % sides) for j in range(sides)]
    return verts, faces


def globe(at, radius, n=20, m=12, scale=(1, 1, 1), turn=Matrix.Identity(3)):
    """Vertices and faces of a ball."""
    verts = [tuple(Vector(at) + turn @ Vector((0, 0, -radius * scale[2])))]
    for j in range(1, m):
        b = math.pi * j / m - math.pi / 2
        for i in range(n):
            a = 2 * math.pi * i / n
            verts.append(
                tuple(
                    Vector(at)
                    + turn
                    @ Vector((radius * math.cos(b) * math.cos(a) * scale[0], radius * math.cos(b) * math.sin(a) * scale[1], radius * math.sin(b) * scale[2]))
                )
            )
    verts.append(tuple(Vector(at) + turn @ Vector((0, 0, radius * scale[2]))))
    last = len(verts) - 1
    faces = [(0, 1 + (i + 1) % n, 1 + i) for i in range(n)]
    faces += [(1 + j * n + i, 1 + j * n + (i + 1) % n, 1 + (j + 1) * n + (i + 1) % n, 1 + (j + 1) * n + i) for j in range(m - 2) for i in range(n)]
    faces += [(last, 1 + (m - 2) * n + i, 1 + (m - 2) * n + (i + 1) % n) for i in range(n)]
    return verts, faces


def facing_way(d, roll=0.0):
    """The turn whose x axis looks along d, rolled about it by radians."""
    x = Vector(d).normalized()
    up = Vector((0, 0, 1)) if abs(x.z) < 0.9 else Vector((0, 1, 0))
    y = up.cross(x).normalized()
    z = x.cross(y)
    y, z = y * math.cos(roll) + z * math.sin(roll), z * math.cos(roll) - y * math.sin(roll)
    return Matrix((x, y, z)).transposed()


def chain(path, size, thick, material, roll=0.0):
    """Links along a line, each turned a quarter against the last."""
    length = sum((Vector(b) - Vector(a)).length for a, b in zip(path, path[1:]))
    pitch = size * 2 * 1.35 - thick * 2.6
    count = max(2, round(length / pitch))
    parts = []
    for i, (p, d) in enumerate(even(path, count)):
        parts.append(torus(p, size, thick, facing_way(d, roll + (i % 2) * math.pi / 2 + math.pi / 4), 14, 8, 1.35))
    return merged("chain", parts, material)


def brilliant(at, radius, material, turn=Matrix.Identity(3), deep=0.75, n=16):
    """A round cut stone whose table looks along the local z."""
    rings = [(0.56, 0.3, 0.0), (0.8, 0.19, 0.5), (1.0, 0.03, 0.0), (1.0, -0.03, 0.0), (0.55, -0.4 * deep / 0.75, 0.5), (0.03, -deep, 0.0)]
    verts = []
    for r, z, shift in rings:
        verts += [
            tuple(
                Vector(at)
                + turn @ Vector((radius * r * math.cos(2 * math.pi * (i + shift) / n), radius * r * math.sin(2 * math.pi * (i + shift) / n), radius * z))
            )
            for i in range(n)
        ]
    faces = [tuple(range(n))]
    for k in range(len(rings) - 1):
        for i in range(n):
            a, b, c, d = k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i
            faces += [(a, b, d), (b, c, d)]
    o = add("stone", verts, faces, material, smooth=False)
    o.data.use_auto_smooth = False
    return o


def hoop(radius, half, thick, material, bulge=1.0, a0=0.0, a1=360.0, n=160, width=None, name="hoop"):
    """A ring about the y axis with a D-shaped section. half: of its width along y; width: a function of the angle instead."""
    sections = []
    closed_ = a1 - a0 >= 360
    for i in range(n + (0 if closed_ else 1)):
        deg = a0 + (a1 - a0) * i / n
        a = math.radians(deg)
        h, t = width(deg) if width else (half, thick)
        shape = [(-h, 0.25 * t), (-h * 0.8, 0), (0, -0.03 * t), (h * 0.8, 0), (h, 0.25 * t)] + [
            (h * math.cos(b), t * (0.45 + 0.55 * math.sin(b) ** bulge)) for b in [math.pi * k / 10 for k in range(11)]
        ]
        sections.append([((radius + e) * math.sin(a), y, (radius + e) * math.cos(a)) for y, e in shape])
    if closed_:
        sections.append(sections[0])
    return loft(sections, material, name, not closed_)


def on_hoop(radius, angle, y=0.0):
    """A place on a ring about the y axis, 0 degrees at the top, and the turn whose z looks outward."""
    a = math.radians(angle)
    z = Vector((math.sin(a), 0, math.cos(a)))
    x = Vector((math.cos(a), 0, -math.sin(a)))
    return Vector((radius * math.sin(a), y, radius * math.cos(a))), Matrix((x, Vector((0, 1, 0)), z)).transposed()


def turquoise_stone():
    m = mat("turquoise", (0.04, 0.5, 0.5), 0.22, coat=0.5)
    n = Nodes(m)
    veins = n.node("TexNoise", n.node("TexCoord").outputs["Object"], None, 3.2, 5.0).outputs[0]
    n.tree.links.new(
        n.ramp(veins, (0.4, (0.03, 0.42, 0.43)), (0.52, (0.06, 0.56, 0.55)), (0.6, (0.04, 0.5, 0.5)), (0.64, (0.09, 0.06, 0.04)), (0.67, (0.05, 0.5, 0.5))),
        n.tree.nodes["Principled BSDF"].inputs["Base Color"],
    )
    return m


def ring_():
    shine = PAINTED()
    if EXTRA == "solitaire":
        hoop(0.86, 0, 0, shine, 1.0, width=lambda d: (0.085 + 0.02 * abs(math.cos(math.radians(d / 2))), 0.12), name="band")
        top = 0.86 + 0.14
        # The setting: a cup of six prongs, and the stone.
        stone = 0.42
        turn = Matrix.Identity(3)
        brilliant((0, 0, top + 0.42), stone, crystal(), turn, 0.8)
        for k in range(6):
            a = math.pi / 3 * k + 0.3
            c, s = math.cos(a), math.sin(a)
            tube(
                [(0.06 * c, 0.06 * s, top - 0.08), (0.22 * c, 0.22 * s, top + 0.1), (0.415 * c, 0.415 * s, top + 0.42), (0.36 * c, 0.36 * s, top + 0.5)],
                [0.045, 0.036, 0.034, 0.03],
                shine,
                n=6,
            )
        for r, z in ((0.15, top + 0.04), (0.31, top + 0.25)):
            merged("gallery", [torus((0, 0, z), r, 0.026, n=48)], shine)
        # Small stones on the shoulders.
        for side in (-1, 1):
            for k in range(6):
                p, turn = on_hoop(0.985, side * (16 + 8.6 * k))
                brilliant(tuple(p), 0.062 - 0.003 * k, crystal(), turn, 0.4, 10)
                q, _ = on_hoop(0.995, side * (16 + 8.6 * (k + 0.5)))
                merged("beads", [globe(q + Vector((0, s * 0.06, 0)), 0.02, 10, 8) for s in (-1, 1)], shine)
    elif EXTRA == "turquoise":
        dark = PAINTED()
        hoop(0.9, 0, 0, shine, 1.0, width=lambda d: (0.11 + 0.2 * max(0.0, math.cos(math.radians(d))) ** 3, 0.13), name="band")
        z = 1.03
        stone = turquoise_stone()
        o = ball(0.4, (0, 0, z + 0.02), stone, (0.86, 1.1, 0.62))
        oval = lambda k, r: (r * 0.9 * math.cos(k), r * 1.12 * math.sin(k))
        n = 72
        rim = lambda r, h: [(*oval(2 * math.pi * i / n, r), h) for i in range(n)]
        loft([rim(0.3, z - 0.16), rim(0.42, z - 0.08), rim(0.43, z + 0.06), rim(0.415, z + 0.09), rim(0.39, z + 0.08)], shine, "bezel", False)
        tube([(*oval(2 * math.pi * i / n, 0.47), z - 0.06) for i in range(n + 1)], 0.035, shine, round_=False)
        merged("grains", [globe((*oval(2 * math.pi * i / 34, 0.545), z - 0.07), 0.048, 12, 8) for i in range(34)], shine)
        loft([rim(0.2, z - 0.2), rim(0.58, z - 0.12), rim(0.6, z - 0.09), rim(0.56, z - 0.07)], shine, "base", True)
        for side in (-1, 1):
            for k in range(5):
                p, turn = on_hoop(1.035, side * (38 + 9 * k))
                w = 0.17 - 0.028 * k
                merged("leafs", [globe(p + Vector((0, s * w * 0.55, 0)), 0.06 - 0.005 * k, 14, 8, (1.3, 1, 0.7), turn) for s in (-1, 1)], shine)
    else:
        # A wide band: twisted wires at its edges, raised lozenges and grains between them.
        hoop(0.9, 0.36, 0.05, metal("paint-ground", (0.62, 0.62, 0.62), soft=0.5, gloss=0.02), 0.4, name="band")
        for y in (-0.38, 0.38):
            rope = []
            for s in (0, math.pi):
                rope.append(
                    [
                        (
                            (0.95 + 0.032 * math.sin(40 * a + s)) * math.sin(a),
                            y + 0.032 * math.cos(40 * a + s),
                            (0.95 + 0.032 * math.sin(40 * a + s)) * math.cos(a),
                        )
                        for a in [2 * math.pi * i / 400 for i in range(401)]
                    ]
                )
            for line in rope:
                tube(line, 0.036, shine, round_=False)
        for y in (-0.27, 0.27):
            tube([(0.955 * math.sin(a), y, 0.955 * math.cos(a)) for a in [2 * math.pi * i / 120 for i in range(121)]], 0.025, shine, round_=False)
        parts, grains = [], []
        count = 18
        for i in range(count):
            p, turn = on_hoop(0.945, 360 / count * i)
            base = [(0.145, 0), (0, 0.2), (-0.145, 0), (0, -0.2)]
            v = [tuple(p + turn @ Vector((x, y, 0))) for x, y in base] + [tuple(p + turn @ Vector((x * 0.55, y * 0.55, 0.07))) for x, y in base]
            parts.append((v, [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)] + [(4, 5, 6, 7)]))
            g, _ = on_hoop(1.02, 360 / count * i)
            grains.append(globe(g, 0.032, 10, 8))
            for s in (-1, 1):
                q, _ = on_hoop(0.965, 360 / count * (i + 0.5), s * 0.15)
                grains.append(globe(q, 0.045, 12, 8))
        o = merged("lozenges", parts, shine)
        bevelled(o, 0.012, 2)
        merged("grains", grains, shine)


def lay(points, z=0.05, n=16):
    """A closed chain on the ground."""
    line = closed(points, n)
    return [(x, y, z) for x, y in line + line[:1]]


OVAL = [(0.0, -1.18), (0.46, -0.98), (0.76, -0.42), (0.78, 0.3), (0.46, 0.84), (0, 1.0), (-0.46, 0.84), (-0.78, 0.3), (-0.76, -0.42), (-0.46, -0.98)]


def bail(at, radius, thick, material, turn=0.0):
    merged("bail", [torus(at, radius, thick, Matrix.Rotation(math.radians(turn), 3, "Z") @ Matrix.Rotation(math.radians(90), 3, "Y"), 28, 10)], material)


def necklace():
    shine = PAINTED()
    drop = [(0.0, -0.62), (0.48, -0.3), (0.86, 0.35), (0.92, 1.1), (0.58, 1.7), (0, 1.88), (-0.58, 1.7), (-0.92, 1.1), (-0.86, 0.35), (-0.48, -0.3)]
    if EXTRA == "khomsa":
        chain(lay(drop, 0.06), 0.036, 0.011, shine)
        half = [
            (0, -0.44),
            (0.17, -0.41),
            (0.27, -0.26),
            (0.31, -0.1),
            (0.42, -0.03),
            (0.45, 0.1),
            (0.37, 0.15),
            (0.31, 0.06),
            (0.275, 0.05),
            (0.265, 0.3),
            (0.235, 0.39),
            (0.18, 0.37),
            (0.16, 0.3),
            (0.15, 0.1),
            (0.125, 0.1),
            (0.115, 0.4),
            (0.09, 0.53),
            (0, 0.58),
        ]
        outline = curve(half, 5) + [(-x, y) for x, y in reversed(curve(half, 5)[1:-1])]
        at = (0, -1.3, 0.02)

        def hand_():
            plate(outline, 0.06, shine, r=0.018, segments=3)
            n = len(outline)
            for x0 in (0,):
                ridge = [(x * 0.86, (y - 0.03) * 0.9 + 0.02, 0.06) for x, y in outline]
                tube(ridge + ridge[:2], 0.012, shine, round_=False)
            merged("eye", [torus((0, -0.14, 0.065), 0.115, 0.022, n=40)], shine)
            ball(0.1, (0, -0.14, 0.06), turquoise_stone(), (1, 1, 0.6))
            merged(
                "grains",
                [globe((0.17 * math.cos(a), -0.14 + 0.17 * math.sin(a), 0.065), 0.02, 10, 8) for a in [2 * math.pi * k / 16 for k in range(16)]],
                shine,
            )
            merged(
                "grains",
                [
                    globe((x, y, 0.07), 0.022, 10, 8)
                    for x, y in ((0, 0.12), (0, 0.22), (0, 0.32), (0, 0.42), (0.205, 0.15), (0.205, 0.24), (-0.205, 0.15), (-0.205, 0.24))
                ],
                shine,
            )

        placed(hand_, at)
        merged("loop", [torus((0, -1.3 + 0.62, 0.05), 0.055, 0.02, n=28)], shine)
    elif EXTRA == "medal":
        chain(lay(drop, 0.05), 0.034, 0.0105, shine)

        def coin():
            o = lathe([(0, 0.05), (0.33, 0.05), (0.345, 0.052), (0.36, 0.085), (0.39, 0.09), (0.405, 0.07), (0.405, 0.0), (0, 0)], shine)
            # A star in rays.
            rays = []
            for k in range(32):
                a, w, r = 360 / 32 * k, 0.012, 0.3 if k % 2 else 0.26
                c = spun([(-w, 0.16), (w, 0.16), (w * 0.5, r), (-w * 0.5, r)], a)
                rays.append(
                    ([(x, y, 0.05) for x, y in c] + [(x, y, 0.068) for x, y in c], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)])
                )
            merged("rays", rays, shine)
            star = [spun([(0, 0.15 if k % 2 == 0 else 0.075)], 22.5 * k)[0] for k in range(16)]
            v = [(x, y, 0.05) for x, y in star] + [(0, 0, 0.1)]
            add("star", v, [(k, (k + 1) % 16, 16) for k in range(16)], shine, smooth=False).data.use_auto_smooth = False
            merged("grains", [globe((0.318 * math.cos(a), 0.318 * math.sin(a), 0.055), 0.012, 8, 6) for a in [2 * math.pi * k / 48 for k in range(48)]], shine)

        placed(coin, (0, -1.12, 0.0), (0, 0, 0))
        merged("loop", [torus((0, -0.68, 0.05), 0.05, 0.018, n=28)], shine)
    elif EXTRA == "rows":
        inner = [(0.0, -0.5), (0.4, -0.3), (0.66, 0.15), (0.66, 0.62), (0.42, 0.96), (0, 1.06), (-0.42, 0.96), (-0.66, 0.62), (-0.66, 0.15), (-0.4, -0.3)]
        outer = [(0.0, -0.98), (0.5, -0.74), (0.88, -0.1), (0.86, 0.56), (0.52, 1.0), (0, 1.14), (-0.52, 1.0), (-0.86, 0.56), (-0.88, -0.1), (-0.5, -0.74)]
        line = lay(inner, 0.05)
        chain(line, 0.027, 0.009, shine)
        chain(lay(outer, 0.05), 0.034, 0.0105, shine)
        for p, d in even(line, 22)[:-1]:
            if p.y < 0.75:
                merged("bead", [globe(p, 0.058, 20, 12)], shine)
        box((0.56, 0.13, 0.04), (0, -1.0, 0.07), shine, 0.015)
    elif EXTRA == "pearls":
        pearl = PEARL()
        line = lay(OVAL, 0.072)
        tube(line, 0.012, mat("thread", (0.72, 0.68, 0.6), 0.8), round_=False)
        spots = even(line, 45)
        rnd = random.Random(3)
        parts = [
            globe(p, 0.066 * rnd.uniform(0.96, 1.03), 28, 16, (1, rnd.uniform(0.97, 1.03), 1), facing_way(d))
            for p, d in spots
            if math.hypot(p.x, p.y - 1.0) > 0.12
        ]
        merged("pearls", parts, pearl)
        lying([(0, -0.09), (0.045, -0.09), (0.06, -0.05), (0.065, 0.0), (0.06, 0.05), (0.045, 0.09), (0, 0.09)], (0, 1.0, 0.072), shine, 90, 32)
    else:
        coral = mat("coral", (0.62, 0.06, 0.035), 0.28, coat=0.5)
        line = lay(OVAL, 0.085)
        tube(line, 0.014, mat("cord", (0.1, 0.03, 0.02), 0.8), round_=False)
        rnd = random.Random(8)
        spots = even(line, 98)
        beads, metalware = [], []
        for k, (p, d) in enumerate(spots):
            front = max(0.0, min(1.0, (0.7 - p.y) / 1.8))
            if math.hypot(p.x, p.y - 1.0) < 0.12:
                continue
            if k % 9 == 4:
                metalware.append(globe(p, 0.052 + 0.035 * front, 20, 12, (0.8, 1, 1), facing_way(d)))
                for s in (-1, 1):
                    metalware.append(torus(p + d * s * 0.04, 0.03 + 0.016 * front, 0.01, facing_way(d) @ Matrix.Rotation(math.pi / 2, 3, "Y"), 20, 8))
            else:
                beads.append(
                    globe(
                        p,
                        (0.05 + 0.04 * front) * rnd.uniform(0.94, 1.06),
                        18,
                        12,
                        (rnd.uniform(0.5, 0.72), 1, rnd.uniform(0.9, 1.05)),
                        facing_way(d, rnd.uniform(0, 6)),
                    )
                )
        merged("coral", beads, coral)
        merged("spacers", metalware, shine)
        lying([(0, -0.12), (0.045, -0.12), (0.06, -0.06), (0.065, 0.0), (0.06, 0.06), (0.045, 0.12), (0, 0.12)], (0, 1.0, 0.085), shine, 90, 32)


def stud_post(material, z=0.0):
    tube([(0, 0, z), (0, 0.42, z)], 0.02, material, round_=False)
    for s in (-1, 1):
        merged("butterfly", [torus((s * 0.09, 0.34, z), 0.07, 0.02, Matrix.Identity(3), 20, 8)], material)


def earrings():
    shine = PAINTED()
    if EXTRA == "hoops":

        def one():
            hoop(
                0.84,
                0,
                0,
                shine,
                1.0,
                6,
                350,
                width=lambda d: (0.05 + 0.09 * math.sin(math.radians(d / 2)) ** 1.5, 0.07 + 0.1 * math.sin(math.radians(d / 2)) ** 1.5),
            )
            tube([(-0.16, 0, 0.86), (-0.02, 0, 0.92), (0.1, 0, 0.88)], 0.022, shine)
            ball(0.05, (0.1, 0, 0.88), shine)

        placed(one, (-0.55, -0.35, 0), (0, 0, 24))
        placed(one, (0.62, 0.4, 0), (0, 0, -18))
    elif EXTRA == "pearls":
        pearl = PEARL()

        def one():
            # A hook, a small stone in its setting, a cap and the pearl.
            tube([(0, 0.5, 0.86), (0, 0.52, 1.18), (0, 0.36, 1.42), (0, 0.12, 1.4), (0, 0.0, 1.16), (0, 0, 1.02)], 0.026, shine)
            merged("loop", [torus((0, 0, 0.96), 0.06, 0.02, Matrix.Rotation(math.pi / 2, 3, "Y"), 24, 8)], shine)
            turned_front([(0, 0), (0.14, 0.02), (0.17, 0.09), (0.155, 0.12), (0.13, 0.11)], (0, 0.06, 0.73), shine, 48)
            brilliant((0, -0.05, 0.73), 0.135, crystal(), Matrix.Rotation(math.radians(90), 3, "X"), 0.5, 12)
            merged(
                "loops",
                [
                    torus((0, 0, 0.52), 0.055, 0.018, Matrix.Rotation(math.pi / 2, 3, "Y"), 24, 8),
                    torus((0, 0, 0.43), 0.05, 0.018, Matrix.Rotation(math.pi / 2, 3, "X"), 24, 8),
                ],
                shine,
            )
            lathe([(0.02, 0.42), (0.05, 0.39), (0.12, 0.34), (0.19, 0.24), (0.2, 0.22), (0.17, 0.22)], shine, n=40)
            lathe(
                [(0, -0.36)]
                + [(0.31 * math.sin(a) * (1 - 0.16 * math.cos(a)), -0.02 - 0.34 * math.cos(a)) for a in [math.pi * k / 24 for k in range(1, 24)]]
                + [(0, 0.33)],
                pearl,
                n=64,
            )

        placed(one, (-0.42, -0.1, 0), (0, 0, 8))
        placed(one, (0.42, 0.1, 0), (0, 0, -10))
    elif EXTRA == "studs":

        def one():
            turned_front([(0, 0), (0.3, 0.02), (0.36, 0.1), (0.345, 0.2), (0.3, 0.2)], (0, 0.1, 0), shine, 64)
            merged("grains", [globe((0.335 * math.cos(a), -0.1, 0.335 * math.sin(a)), 0.035, 12, 8) for a in [2 * math.pi * k / 26 for k in range(26)]], shine)
            brilliant((0, -0.12, 0), 0.29, crystal(), Matrix.Rotation(math.radians(90), 3, "X"), 0.5, 16)
            for k in range(4):
                a = math.pi / 4 + math.pi / 2 * k
                tube(
                    [
                        (0.32 * math.cos(a), -0.08, 0.32 * math.sin(a)),
                        (0.29 * math.cos(a), -0.19, 0.29 * math.sin(a)),
                        (0.23 * math.cos(a), -0.2, 0.23 * math.sin(a)),
                    ],
                    0.032,
                    shine,
                    n=5,
                )
            stud_post(shine)

        placed(one, (-0.5, -0.2, 0.0), (-38, 0, 12))
        placed(one, (0.46, 0.18, 0.0), (-20, 0, -26))
    else:
        stone = mat("coral", (0.62, 0.06, 0.035), 0.28, coat=0.5)

        def one():
            tube([(0, 0.4, 1.05), (0, 0.42, 1.36), (0, 0.28, 1.56), (0, 0.1, 1.52), (0, 0, 1.3), (0, 0, 1.16)], 0.026, shine)
            merged("loop", [torus((0, 0, 1.1), 0.06, 0.02, Matrix.Rotation(math.pi / 2, 3, "Y"), 24, 8)], shine)
            # A triangle of wire, filled with spirals; a stone in its middle, drops on chains below.
            corners = [(0, 1.02), (0.56, 0.12), (-0.56, 0.12)]
            line = []
            for (ax, az), (bx, bz) in zip(corners, corners[1:] + corners[:1]):
                line += [(ax + (bx - ax) * k / 10, 0, az + (bz - az) * k / 10) for k in range(10)]
            tube(line + line[:2], 0.038, shine, round_=False)
            inner = [(x * 0.84, y, 0.42 + (z - 0.42) * 0.84) for x, y, z in line]
            tube(inner + inner[:2], 0.02, shine, round_=False)
            for x, z, r, way in (
                (0, 0.73, 0.11, 1),
                (0.27, 0.25, 0.1, 1),
                (-0.27, 0.25, 0.1, -1),
                (0.18, 0.5, 0.085, -1),
                (-0.18, 0.5, 0.085, 1),
                (0, 0.2, 0.075, 1),
            ):
                tube(
                    [(x + r * (1 - k / 46) * math.cos(way * k * 0.36), 0, z + r * (1 - k / 46) * math.sin(way * k * 0.36)) for k in range(42)],
                    0.018,
                    shine,
                    round_=False,
                )
            turned_front([(0, 0), (0.15, 0.02), (0.16, 0.08), (0.14, 0.1), (0.12, 0.09)], (0, 0.03, 0.42), shine, 48)
            ball(0.125, (0, -0.06, 0.42), stone, (1, 0.55, 1))
            merged(
                "grains",
                [globe((0.185 * math.cos(a), -0.03, 0.42 + 0.185 * math.sin(a)), 0.024, 10, 8) for a in [2 * math.pi * k / 20 for k in range(20)]],
                shine,
            )
            for k in range(5):
                x = -0.44 + 0.22 * k
                low = -0.28 - 0.12 * (2 - abs(k - 2))
                chain([(x, 0, 0.07), (x, 0, low)], 0.034, 0.012, shine)
                lathe([(0, -0.2), (0.05, -0.17), (0.068, -0.1), (0.05, -0.02), (0.018, 0.04), (0, 0.05)], shine, n=24, at=(x, 0, low - 0.03))

        placed(one, (-0.66, -0.1, 0), (0, 0, 6))
        placed(one, (0.66, 0.1, 0), (0, 0, -8))


def bracelet():
    shine = PAINTED()
    if EXTRA == "bangle":

        def one():
            hoop(0.98, 0.17, 0.09, shine, 0.6, n=200)
            engraved = []
            for y in (-0.2, 0.2):
                for s in (0, math.pi):
                    tube(
                        [
                            (
                                (1.03 + 0.026 * math.sin(56 * a + s)) * math.sin(a),
                                y + 0.026 * math.cos(56 * a + s),
                                (1.03 + 0.026 * math.sin(56 * a + s)) * math.cos(a),
                            )
                            for a in [2 * math.pi * i / 560 for i in range(561)]
                        ],
                        0.03,
                        shine,
                        round_=False,
                    )
            for i in range(24):
                p, turn = on_hoop(1.07, 15 * i)
                for k in range(6):
                    engraved.append(
                        globe(
                            p + turn @ Vector((0.062 * math.cos(math.pi / 3 * k), 0.062 * math.sin(math.pi / 3 * k), 0)),
                            0.032,
                            10,
                            6,
                            (1.5, 0.7, 0.5),
                            turn @ Matrix.Rotation(math.pi / 3 * k, 3, "Z"),
                        )
                    )
                engraved.append(globe(p, 0.03, 10, 8))
                q, turn = on_hoop(1.07, 15 * i + 7.5)
                engraved += [globe(q + Vector((0, s, 0)), 0.022, 10, 8) for s in (-0.08, 0, 0.08)]
            merged("flowers", engraved, shine)

        placed(one, (0, 0, 0), (90, 0, 0))
    elif EXTRA == "beads":
        gem = mat("paint-gem", (0.8, 0.8, 0.8), 0.2, coat=0.9)
        n = 19
        parts, metalware = [], []
        radius = 1.0
        for k in range(n):
            a = 2 * math.pi * k / n + 0.1
            p, d = Vector((radius * math.cos(a), radius * math.sin(a), 0.17)), Vector((-math.sin(a), math.cos(a), 0))
            if k in (13, 15):
                metalware += [globe(p, 0.1, 20, 12)] + [
                    torus(p + d * s * 0.11, 0.1, 0.028, facing_way(d) @ Matrix.Rotation(math.pi / 2, 3, "Y"), 32, 10) for s in (-1, 1)
                ]
            else:
                parts.append(globe(p, 0.166, 36, 20))
        merged("beads", parts, gem)
        merged("spacers", metalware, STEEL_())
        ring((0, 0, 0.17), radius, 0.02, mat("cord", (0.05, 0.05, 0.05), 0.8), (0, 0, 0))
    elif EXTRA == "charms":
        line = lay(
            [(0.0, -0.72), (0.55, -0.6), (0.95, -0.12), (0.85, 0.42), (0.4, 0.72), (0, 0.76), (-0.4, 0.72), (-0.85, 0.42), (-0.95, -0.12), (-0.55, -0.6)], 0.08
        )
        chain(line, 0.062, 0.021, shine)
        spots = even(line, 40)

        def charm(k, kind):
            p, d = spots[k]
            out = Vector((p.x, p.y, 0)).normalized()
            angle = math.degrees(math.atan2(out.y, out.x)) + 90

            def one():
                merged("loop", [torus((0, -0.1, 0.03), 0.05, 0.016, n=24)], shine)
                if kind == "heart":
                    half = [(0, -0.42), (0.16, -0.27), (0.21, -0.16), (0.17, -0.07), (0.08, -0.06), (0, -0.13)]
                    h = curve(half, 6)
                    plate(h + [(-x, y) for x, y in reversed(h[1:-1])], 0.07, shine, (0, -0.07, 0), r=0.028, segments=4)
                elif kind == "star":
                    plate([(a, b - 0.33) for k in range(10) for a, b in spun([(0, 0.2 if k % 2 == 0 else 0.09)], 36 * k)], 0.06, shine, r=0.02)
                elif kind == "disc":
                    placed(lambda: lathe([(0, 0.04), (0.12, 0.04), (0.14, 0.065), (0.17, 0.06), (0.175, 0.03), (0.17, 0), (0, 0)], shine, n=48), (0, -0.31, 0))
                    brilliant((0, -0.31, 0.06), 0.07, crystal(), Matrix.Identity(3), 0.3, 10)
                elif kind == "moon":
                    outline = [(0.18 * math.cos(a), 0.18 * math.sin(a)) for a in [math.radians(50 + 260 * i / 30) for i in range(31)]]
                    outline += [(0.06 + 0.135 * math.cos(a), 0.135 * math.sin(a)) for a in [math.radians(290 - 220 * i / 24) for i in range(25)]]
                    plate([(x, y - 0.31) for x, y in outline], 0.06, shine, r=0.018)
                else:
                    merged("drop", [globe((0, -0.3, 0.1), 0.13, 28, 16)], PEARL())
                    lying([(0.02, 0.06), (0.06, 0.04), (0.09, -0.02)], (0, -0.2, 0.1), shine, 0, 24)

            placed(one, (p.x, p.y, 0.01), (0, 0, angle))

        for k, kind in ((2, "star"), (6, "pearl"), (38, "heart"), (34, "pearl"), (30, "disc"), (10, "moon"), (16, "disc"), (24, "star")):
            charm(k, kind)
    else:
        # Three flat strands, plaited, and a clasp.
        strap = mat("paint-leather", (0.8, 0.8, 0.8), 0.42, coat=0.15, bump=0.1, scale=60)
        steel = STEEL_()
        turns = 14
        for which in range(3):
            pts = []
            for i in range(721):
                a = 2 * math.pi * (0.04 + 0.92 * i / 720) - math.pi / 2
                w = 2 * math.pi * (turns * i / 720 + which / 3)
                side, lift = 0.13 * math.sin(w), 0.035 * math.sin(2 * w)
                r = 1.0 + lift
                pts.append((r * math.cos(a), r * math.sin(a), 0.24 + side))
            strand(pts, 0.1, 0.42, strap)

        def clasp():
            for s in (-1, 1):
                box((0.2, 0.17, 0.42), (s * 0.2, 0, 0), steel, 0.07)
            box((0.24, 0.14, 0.36), (0, 0, 0), steel, 0.05)
            for s in (-1, 1):
                box((0.03, 0.18, 0.43), (s * 0.13, 0, 0), metal("groove", (0.25, 0.25, 0.26)), 0.008)

        placed(clasp, (0, -1.0, 0.24))


{"watch": watch, "glasses": glasses, "ring": ring_, "necklace": necklace, "earrings": earrings, "bracelet": bracelet}[opt["kind"]]()
opt["raw"] = True
