"""For babies: kind=bottle|nightlight|diapers|bath|carseat|cot|highchair|stroller; extra= names the variant of a kind."""

surface = partial(surface, angle=60, offset=0)
EXTRA = opt.get("extra", "")
SHELL = lambda name="paint-shell", c=0.8: mat(name, (c, c, c), 0.34, coat=0.25)
PALE = lambda: mat("pale", (0.78, 0.78, 0.77), 0.4)
MID = lambda: mat("mid-grey", (0.2, 0.205, 0.21), 0.5)
CHARCOAL = lambda: mat("charcoal", (0.035, 0.036, 0.04), 0.5)
CLOTH = lambda name="paint-cloth", c=0.8: mat(name, (c, c, c), 0.95, sheen=0.3, bump=0.25, scale=130)
MESH = lambda: mat("mesh", (0.3, 0.31, 0.32), 0.9, sheen=0.2, bump=0.6, scale=110)
BEECH = lambda: mat("beech", (0.6, 0.41, 0.23), 0.45, coat=0.15, wood=(0.68, 0.5, 0.3))
SILICONE = lambda: mat("silicone", (0.78, 0.66, 0.46), 0.32, coat=0.2)


def straight(a, b, radius, material, caps=0.0, flat=1.0):
    """A straight rod with, if wanted, round ends."""
    o = tube([a, b], radius, material, round_=False, flat=flat)
    if caps:
        for p in (a, b):
            ball(radius * caps, p, material)
    return o


def lets_light(m):
    """Light and what is lit within pass this glass, which saves samples."""
    t = m.node_tree
    out = next(n for n in t.nodes if n.type == "OUTPUT_MATERIAL")
    path, mix, clear, either = (t.nodes.new(k) for k in ("ShaderNodeLightPath", "ShaderNodeMixShader", "ShaderNodeBsdfTransparent", "ShaderNodeMath"))
    either.operation = "MAXIMUM"
    t.links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    t.links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    t.links.new(either.outputs[0], mix.inputs[0])
    t.links.new(t.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    t.links.new(clear.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return m


# Bottles


def teat(at, scale=1.0, wide=False):
    r = 0.2 if wide else 0.15
    tip = [(0, 0.36), (0.035, 0.355), (0.055, 0.33), (0.06, 0.28), (0.062, 0.22), (0.085, 0.15), (r * 0.92, 0.07), (r, 0.0)]
    if wide:
        tip = [(0, 0.31), (0.04, 0.305), (0.06, 0.28), (0.066, 0.23), (0.09, 0.17), (0.17, 0.11), (0.215, 0.05), (0.22, 0.0)]
    lathe([(x * scale, z * scale) for x, z in curve(list(reversed(tip)), 8)], SILICONE(), at=at)


def collar(at, r, h, material):
    """The screw ring, ribbed."""
    lathe([(r * 0.6, h), (r * 0.9, h), (r * 0.97, h * 0.96), (r, h * 0.88), (r, h * 0.1), (r * 0.98, 0.0), (r * 0.8, 0.0)], material, at=at)
    n = 44
    for k in range(n):
        a = 2 * math.pi * k / n
        box((0.016, 0.014, h * 0.66), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + h * 0.44), material, 0.006, 2, (0, 0, math.degrees(a) + 90))


def scale_marks(radius, low, high, n, at, material, start=-0.1):
    """Graduations around the front."""
    for k in range(n + 1):
        z = low + (high - low) * k / n
        w = 0.11 if k % 2 == 0 else 0.065
        lathe([(radius, z - 0.0055), (radius + 0.0015, z - 0.003), (radius + 0.0015, z + 0.003), (radius, z + 0.0055)], material, (start, start + w), 96, at)


def feeder(at, shape, milk, cap=False, vent=False):
    paint = SHELL()
    clear = mat("clear", (0.95, 0.96, 0.97), 0.02, glass=1.0)
    if not clear.get("passes"):
        lets_light(clear)["passes"] = True
    white = mat("milk", (0.8, 0.78, 0.72), 0.25)
    mark = mat("mark", (0.1, 0.18, 0.3), 0.5)
    rb, h, neck = {"tall": (0.31, 1.1, 0.2), "wide": (0.37, 0.82, 0.3)}[shape]
    low = 0.1 if vent else 0.0
    side = [(rb - 0.06, low), (rb - 0.015, low + 0.015), (rb, low + 0.07), (rb, h * 0.3)]
    if shape == "tall":
        side += [(rb - 0.035, h * 0.5), (rb - 0.035, h * 0.6), (rb, h * 0.76)]
    side += [(rb, h * 0.82), (rb - 0.02, h * 0.9), (neck + 0.03, h * 0.985), (neck, h + 0.01)]
    outer = curve(side, 6)
    wall = 0.026 if shape == "wide" else 0.018
    inner = [(max(r - wall, 0.02), max(z, low + wall)) for r, z in outer]
    lathe([(0, low)] + outer + list(reversed(inner)) + [(0, low + wall)], clear, at=at)
    fill = [(r - 0.002, z + 0.002) for r, z in inner if z < milk]
    lathe([(0, low + wall + 0.003)] + fill + [(fill[-1][0], milk), (fill[-1][0] - 0.02, milk - 0.004), (0, milk - 0.005)], white, at=at)
    scale_marks(rb + 0.0015, 0.24, milk - 0.04 if shape != "tall" else h * 0.42, 8 if shape != "tall" else 5, at, mark)
    x, y, z = at
    if vent:
        lathe([(0, 0), (rb - 0.02, 0), (rb + 0.008, 0.02), (rb + 0.012, 0.1), (rb + 0.012, 0.13), (rb - 0.01, 0.14)], paint, at=at)
        for k in range(30):
            a = 2 * math.pi * k / 30
            box((0.018, 0.014, 0.08), (x + (rb + 0.011) * math.cos(a), y + (rb + 0.011) * math.sin(a), 0.07), paint, 0.006, 2, (0, 0, math.degrees(a) + 90))
    collar((x, y, z + h), neck + 0.055, 0.2 if shape != "wide" else 0.18, paint)
    top = h + (0.195 if shape != "wide" else 0.175)
    if cap:
        r = neck + 0.025
        dome = curve([(r, 0), (r, 0.2), (r - 0.02, 0.36), (r - 0.08, 0.44), (0.0, 0.46)], 6)
        lathe(dome, mat("paint-cap", (0.8, 0.8, 0.8), 0.3, coat=0.3), at=(x, y, top))
        return
    teat((x, y, top), 1.12 if shape != "wide" else 1.15, shape == "wide")


def bottle():
    if EXTRA == "two":
        feeder((-0.36, 0.1, 0), "tall", 0.42)
        feeder((0.42, -0.12, 0), "tall", 0.5, cap=True)
    elif EXTRA == "wide":
        feeder((0, 0, 0), "wide", 0.52)
    else:
        feeder((0, 0, 0), "tall", 0.6, vent=True)


# Night lights


def lit(name, color=(0.8, 0.8, 0.8), strength=0.22, rough=0.5):
    """What glows softly through its wall."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = mat(name, color, rough)
    i = m.node_tree.nodes["Principled BSDF"].inputs
    i["Emission"].default_value = (1.0, 0.93, 0.82, 1)
    i["Emission Strength"].default_value = strength
    return m


def sleepy(at, size, y_of, material, cheeks=True):
    """Closed eyes, a small mouth, cheeks on a round front; y_of(x, z) is where that front is."""
    x0, z0 = at
    for s in (-1, 1):
        arc = [(x0 + s * size * 0.42 + size * 0.15 * math.cos(a), z0 - size * 0.1 * math.sin(a)) for a in [math.pi * k / 10 for k in range(11)]]
        tube([(x, y_of(x, z) - 0.004, z) for x, z in arc], size * 0.028, material, round_=False)
        if cheeks:
            x, z = x0 + s * size * 0.68, z0 - size * 0.22
            ball(size * 0.12, (x, y_of(x, z) + size * 0.03, z), mat("cheek", (0.75, 0.36, 0.33), 0.6), (1, 0.42, 0.75))
    arc = [(x0 + size * 0.09 * math.cos(a), z0 - size * 0.24 - size * 0.07 * math.sin(a)) for a in [math.pi * k / 10 for k in range(11)]]
    tube([(x, y_of(x, z) - 0.004, z) for x, z in arc], size * 0.024, material, round_=False)


def star_outline(r, n=5, inner=0.5):
    return [(r * (1 if k % 2 == 0 else inner) * math.cos(math.pi / 2 + math.pi * k / n), r * (1 if k % 2 == 0 else inner) * math.sin(math.pi / 2 + math.pi * k / n)) for k in range(2 * n)]


def nightlight():
    ink = mat("ink", (0.1, 0.075, 0.06), 0.6)
    if EXTRA == "silicone":
        # A rabbit: one soft body with ears, short feet.
        soft_ = lit("paint-soft", strength=0.05, rough=0.55)
        profile = curve([(0, 0), (0.5, 0.0), (0.62, 0.06), (0.68, 0.24), (0.66, 0.5), (0.6, 0.76), (0.58, 0.92), (0.55, 1.12), (0.42, 1.32), (0.22, 1.43), (0, 1.46)], 8)
        lathe(profile, soft_, squash=0.86)

        def y_of(x, z):
            r = next((a[0] + (b[0] - a[0]) * (z - a[1]) / ((b[1] - a[1]) or 1) for a, b in zip(profile, profile[1:]) if a[1] <= z <= b[1]), 0.5)
            return -0.86 * math.sqrt(max(0.001, r * r - x * x))

        for s in (-1, 1):
            tube([(s * 0.2, 0.02, 1.28), (s * 0.25, 0.02, 1.55), (s * 0.31, 0.03, 1.86), (s * 0.35, 0.03, 2.08)], [0.1, 0.15, 0.16, 0.04], soft_, n=14, flat=0.7)
            ball(0.15, (s * 0.35, 0.03, 2.02), soft_, (0.8, 0.62, 0.75))
            tube([(s * 0.25, -0.09, 1.52), (s * 0.3, -0.095, 1.82), (s * 0.335, -0.07, 1.98)], [0.05, 0.085, 0.03], mat("ear", (0.75, 0.5, 0.46), 0.6), n=12, flat=0.3)
            ball(0.2, (s * 0.3, -0.46, 0.1), soft_, (0.9, 1.1, 0.6))
            ball(0.14, (s * 0.6, -0.3, 0.58), soft_, (0.75, 0.8, 1.35))
        sleepy((0, 1.06), 0.5, y_of, ink)
        ball(0.035, (0, y_of(0, 0.99) - 0.005, 0.985), mat("nose", (0.7, 0.36, 0.34), 0.5), (1.2, 0.6, 0.8))
    elif EXTRA == "projection":
        paint = SHELL()
        lathe(curve([(0, 0), (0.62, 0), (0.72, 0.04), (0.78, 0.2), (0.76, 0.4), (0.68, 0.52), (0.6, 0.56)], 8), paint)
        lathe([(0.6, 0.55), (0.63, 0.57), (0.63, 0.63), (0.6, 0.65)], PALE())
        R = 0.6
        night = mat("night", (0.03, 0.045, 0.11), 0.18, coat=0.6)
        lathe([(R * math.cos(a), 0.62 + R * math.sin(a)) for a in [math.pi / 2 * k / 24 for k in range(25)]], night)
        warm = glow("star-light", (1.0, 0.78, 0.4), 1.7)
        places = [(el, az + off) for el, n, off in ((12, 9, 0), (33, 8, 20), (54, 6, 5), (74, 3, 30)) for az in [360 * k / n for k in range(n)]]
        for k, (el, az) in enumerate(places):
            size = (0.085, 0.05, 0.065)[k % 3]
            n = Vector((math.cos(math.radians(el)) * math.cos(math.radians(az)), math.cos(math.radians(el)) * math.sin(math.radians(az)), math.sin(math.radians(el))))
            side = n.cross(Vector((0, 0, 1))).normalized()
            up = side.cross(n)
            pts = star_outline(size) if k % 3 < 2 else ring_outline(size * 0.45, 16)
            c = Vector((0, 0, 0.62)) + n * (R + 0.004)
            centre = tuple(c)
            ring_ = [tuple(Vector((0, 0, 0.62)) + ((c + side * a + up * b) - Vector((0, 0, 0.62))).normalized() * (R + 0.004)) for a, b in pts]
            add("star", ring_ + [centre], [(i, (i + 1) % len(ring_), len(ring_)) for i in range(len(ring_))], warm, smooth=False)
        for k, a in enumerate((-14, 0, 14)):
            t = math.radians(-90 + a)
            o = lathe([(0, 0.03), (0.045, 0.03), (0.06, 0.02), (0.06, -0.03)], PALE(), n=40)
            o.rotation_euler = (math.radians(90), 0, t + math.pi / 2)
            o.location = (0.775 * math.cos(t), 0.775 * math.sin(t), 0.27)
    else:
        # A cloud that sleeps, on a base with a loudspeaker.
        soft_ = lit("paint-soft", strength=0.06, rough=0.5)
        blobs = [(-0.52, 0.86, 0.36), (-0.12, 1.1, 0.5), (0.42, 0.94, 0.42), (0.72, 0.76, 0.27), (-0.78, 0.72, 0.24), (0.1, 0.78, 0.42)]
        meta = bpy.data.metaballs.new("cloud")
        meta.resolution = meta.render_resolution = 0.05
        meta.threshold = 0.35
        for x, z, r in blobs:
            e = meta.elements.new()
            e.co, e.radius = (x, 0, z), r * 1.32
        mo = bpy.data.objects.new("cloud", meta)
        bpy.context.collection.objects.link(mo)
        bpy.context.view_layer.update()
        me = bpy.data.meshes.new_from_object(mo.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(mo)
        for v in me.vertices:
            v.co.y *= 0.72
            v.co.x *= 1.12
            v.co.z = 0.2 + (v.co.z - 0.3 if v.co.z > 0.42 else 0.12 - 0.16 * (0.42 - v.co.z)) * 0.9
        me.materials.clear()
        me.materials.append(soft_)
        o = bpy.data.objects.new("cloud", me)
        bpy.context.collection.objects.link(o)
        for p in me.polygons:
            p.use_smooth = True
        sub = o.modifiers.new("even", "SMOOTH")
        sub.factor, sub.iterations = 0.5, 4
        vs = [tuple(v.co) for v in me.vertices if v.co.y < 0]
        y_of = lambda x, z: min(vs, key=lambda p: (p[0] - x) ** 2 + (p[2] - z) ** 2)[1] + 0.004
        sleepy((0.02, 0.76), 0.52, y_of, ink)
        wood = BEECH()
        lathe(curve([(0, 0), (0.6, 0), (0.64, 0.03), (0.64, 0.24), (0.6, 0.28), (0, 0.28)], 4), wood, squash=0.62)
        lathe([(0.36, 0.27), (0.34, 0.33), (0.36, 0.4)], PALE(), squash=0.6)
        for j in range(3):
            for k in range(9 - j % 2):
                x = (k - (8 - j % 2) / 2) * 0.058
                z = 0.09 + 0.05 * j
                y = -0.62 * math.sqrt(0.64**2 - x * x)
                ball(0.014, (x, y, z), CHARCOAL(), (1, 0.4, 1))


# Nappies


def diapers():
    """A pack in printed film, its carrying strip at the top."""
    w, d, h = (float(v) for v in opt["size"].split(","))
    film = mat("film", tuple(float(v) for v in opt["film"].split(",")), 0.3, coat=0.3)
    label = mat("label", (0.8, 0.8, 0.8), 0.3, coat=0.3, image=opt["label"])
    n = 48

    def at(u, v, side):
        """The block bulges, its corners are soft; the stack within shows as faint waves at the front."""
        x, z = (u - 0.5) * w, v * h
        cx, cz = abs(2 * u - 1), abs(2 * v - 1)
        edge = (1 - cx**7) ** 0.3 * (1 - cz**7) ** 0.3
        y = d / 2 * (0.55 + 0.45 * edge) + 0.05 * (1 - cx * cx) * (1 - cz * cz)
        y += 0.007 * math.sin(u * 34) * (1 - cz**2) + 0.004 * math.sin(u * 11 + v * 17)
        x *= 1 - 0.025 * cz**4
        return (x, side * y, z)

    def face(side, material):
        verts, uvs, faces = [], [], []
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = 0.5 - 0.5 * math.cos(math.pi * i / n), 0.5 - 0.5 * math.cos(math.pi * j / n)
                verts.append(at(u, v, side))
                uvs.append((u, v))
        for j in range(n):
            for i in range(n):
                a = j * (n + 1) + i
                f = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(f if side < 0 else f[::-1])
        add("film", verts, faces, material, uvs)

    face(-1, label)
    face(1, film)
    # Sides and top between both faces.
    m = 24
    for k in (0, 1):
        surface(lambda u, v: tuple(Vector(at(k, v, -1)) * (1 - u) + Vector(at(k, v, 1)) * u + Vector(((2 * k - 1) * 0.05 * math.sin(math.pi * u) * math.sin(math.pi * v) ** 0.5, 0, 0))), m, m, film)
        surface(lambda u, v: tuple(Vector(at(v, k, -1)) * (1 - u) + Vector(at(v, k, 1)) * u + Vector((0, 0, (k * 0.045) * math.sin(math.pi * u) * math.sin(math.pi * v) ** 0.5))), m, m, film)
    # Folded ends at the sides.
    for s in (-1, 1):
        tri = [(-d * 0.22, h * 0.995), (d * 0.22, h * 0.995), (0, h * 0.6)]
        placed(lambda: plate([(a, b) for a, b in tri], 0.012, film, r=0.005), (s * (w / 2 - (0.02 if s > 0 else -0.02)), 0, 0.0), (90, 0, 90))
    grip = [(-w * 0.2, h + 0.01), (-w * 0.17, h + 0.055), (-w * 0.1, h + 0.085), (0, h + 0.095), (w * 0.1, h + 0.085), (w * 0.17, h + 0.055), (w * 0.2, h + 0.01)]
    P = curve([(x, 0.0, z) for x, z in grip], 8)
    surface(lambda u, v: (P[min(int(u * (len(P) - 1)), len(P) - 1)][0], (v - 0.5) * 0.24 * (1 - 0.25 * math.sin(math.pi * u)), P[min(int(u * (len(P) - 1)), len(P) - 1)][2]), len(P) - 1, 8, film, thick=0.012)


# Baths


def oval(a, b, n=72, power=2.5):
    out = []
    for k in range(n):
        t = 2 * math.pi * k / n
        c, s = math.cos(t), math.sin(t)
        x = a * math.copysign(abs(c) ** (2 / power), c)
        y = b * math.copysign(abs(s) ** (2 / power), s)
        out.append((x, y * (1 + 0.09 * x / a)))
    return out


def basin(rows, material, z0=0.0, a=1.3, b=0.74, caps=True, rise=0.1):
    """A tub of (size along, size across, shift, height) rows; the rim is higher at the head, +x."""
    base = oval(a, b)
    return loft([[(x * sx + dx, y * sy, z0 + z * (1 + rise * x / a)) for x, y in base] for sx, sy, dx, z in rows], material, "tub", caps)


OUTSIDE = [(0.7, 0.68, -0.07, 0.0), (0.77, 0.76, -0.07, 0.012), (0.8, 0.8, -0.065, 0.05), (0.9, 0.9, -0.03, 0.36), (0.96, 0.965, 0.0, 0.62)]
RIM = [(0.975, 0.98, 0.0, 0.66), (1.045, 1.075, 0.0, 0.67), (1.065, 1.105, 0.0, 0.69), (1.065, 1.105, 0.0, 0.715), (1.05, 1.08, 0.0, 0.735), (0.99, 1.0, 0.0, 0.74), (0.95, 0.945, 0.0, 0.72)]
INSIDE = [(0.93, 0.925, 0.0, 0.66), (0.87, 0.87, -0.03, 0.36), (0.77, 0.77, -0.06, 0.11), (0.7, 0.69, -0.07, 0.07), (0.5, 0.48, -0.07, 0.055)]


def bath():
    paint = SHELL()
    if EXTRA == "folding":
        z0 = 0.86
        soft_ = mat("bellows", (0.3, 0.31, 0.32), 0.5)
        basin([(0.74, 0.73, -0.05, 0.1), (0.8, 0.8, -0.05, 0.12), (0.83, 0.84, -0.045, 0.17), (0.845, 0.855, -0.04, 0.24)], paint, z0)
        folds = []
        for k in range(3):
            z = 0.24 + 0.1 * k
            f = 0.845 + 0.025 * k
            folds += [(f, f + 0.01, -0.04 + 0.012 * k, z), (f + 0.035, f + 0.055, -0.036 + 0.012 * k, z + 0.03), (f + 0.04, f + 0.06, -0.034 + 0.012 * k, z + 0.05), (f + 0.01, f + 0.02, -0.03 + 0.012 * k, z + 0.085)]
        folds.append((0.93, 0.94, 0.0, 0.55))
        basin(folds, soft_, z0, caps=False)
        basin([(0.93, 0.93, 0.0, 0.53), (0.955, 0.965, 0.0, 0.54), (0.965, 0.975, 0.0, 0.62)] + RIM + INSIDE, paint, z0)
        # Legs that cross, with feet of rubber.
        for s in (-1, 1):
            for d in (-1, 1):
                y = s * (0.56 + d * 0.045)
                straight((-d * 0.86 - 0.04, y, 0.06), (d * 0.74 - 0.04, y, z0 + 0.08), 0.045, PALE(), 1.0)
            turned_front([(0, 0.11), (0.06, 0.11), (0.075, 0.095), (0.075, -0.11)], (-0.06, s * 0.56, 0.51), MID(), 40)
        for x, z, m in ((-0.9, 0.06, PALE()), (0.82, 0.06, PALE()), (-0.78, z0 + 0.08, PALE()), (0.7, z0 + 0.08, PALE())):
            straight((x, -0.6, z), (x, 0.6, z), 0.045, m)
            for s in (-1, 1):
                if z < 0.1:
                    lying([(0, -0.08), (0.062, -0.08), (0.072, -0.06), (0.072, 0.06), (0.062, 0.08), (0, 0.08)], (x, s * 0.54, 0.072), MID())
        plug = None
    else:
        basin(OUTSIDE + RIM + INSIDE, paint)
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe([(0, -0.03), (0.08, -0.03), (0.09, 0.03)], MID(), at=(sx * 0.7 - 0.08, sy * 0.36, 0.02), n=40)
        plug = (-1.02, -0.2, 0.12)
        # A display under the rim, in front.
        def gauge():
            soft(rounded(0.5, 0.27, 0.1), 0.1, PALE(), 0.035)
            upright(rounded(0.36, 0.17, 0.04), -0.056, -0.04, SCREEN(), 0.006)
            letters("37°", 0.17, (0.01, -0.058, -0.002), glow("digits", (0.35, 0.85, 0.95), 1.6), deep=0.002)

        placed(gauge, (0.05, -0.725, 0.5), (-14, 0, 0))
        # The recliner.
        frame_ = mat("frame-white", (0.78, 0.78, 0.78), 0.35)
        line = curve([(-0.86, 0.2), (-0.6, 0.22), (-0.3, 0.34), (0.0, 0.24), (0.36, 0.44), (0.74, 0.78), (1.0, 0.98)], 10)
        half = 0.43
        wide = lambda k: half * (1 - 0.18 * (k / (len(line) - 1)) ** 3)
        for s in (-1, 1):
            tube([(x, s * wide(k), z) for k, (x, z) in enumerate(line)], 0.034, frame_, round_=False)
        for k in (0, len(line) - 1):
            x, z = line[k]
            tube([(x, -wide(k), z), (x + (0.1 if k else -0.08), -wide(k) * 0.7, z + (0.07 if k else 0)), (x + (0.12 if k else -0.1), 0, z + (0.09 if k else 0)), (x + (0.1 if k else -0.08), wide(k) * 0.7, z + (0.07 if k else 0)), (x, wide(k), z)], 0.034, frame_)

        def sling(u, v):
            k = u * (len(line) - 1)
            i = min(int(k), len(line) - 2)
            x = line[i][0] + (line[i + 1][0] - line[i][0]) * (k - i)
            z = line[i][1] + (line[i + 1][1] - line[i][1]) * (k - i)
            y = (2 * v - 1) * wide(k)
            return (x, y, z - 0.06 * math.sin(math.pi * v))

        surface(sling, 60, 20, MESH(), thick=0.02)
        pillow(0.42, 0.5, 0.12, (0.72, 0, 0.8), CLOTH("paint-pad"), turn=(0, -40, 0))
    if plug:
        o = lathe([(0, 0.05), (0.05, 0.05), (0.07, 0.035), (0.07, -0.02)], mat("plug", (0.75, 0.3, 0.06), 0.45), n=40)
        o.rotation_euler = (0, math.radians(-80), math.radians(12))
        o.location = plug


# Seats: the child looks to -x.


class Bucket:
    """A trough along a line of (x, z, half width, height of its sides) points, from the feet to the head."""

    def __init__(self, points, power=3.0):
        self.line, self.p = curve(points, 12), power

    def at(self, u, v, lift=0.0, puff=0.0):
        """v: -1 and 1 are the rims; lift: towards the inside; puff: the share of a padding at the rims."""
        n = len(self.line) - 1
        k = min(max(u, 0.0), 1.0) * n
        i = min(int(k), n - 1)
        a, b = self.line[i], self.line[i + 1]
        x, z, w, d = (a[j] + (b[j] - a[j]) * (k - i) for j in range(4))
        c, e = self.line[max(i - 1, 0)], self.line[min(i + 2, n)]
        t = Vector((e[0] - c[0], 0, e[1] - c[1])).normalized()
        up = Vector((-t.z, 0, t.x))
        g = math.radians(90) * v
        y = (w - lift) * math.copysign(abs(math.sin(g)) ** (2 / self.p), g)
        off = lift + (d - lift) * (1 - abs(math.cos(g)) ** (2 / self.p))
        return tuple(Vector((x, y, z)) + up * (off + puff * abs(v) ** 6))

    def skin(self, material, lift=0.0, span=(0, 1), across=(-1, 1), thick=0.04, nu=60, nv=48, fade=0.0, quilts=0, deep=0.0):
        """A layer; fade: the ends are pressed down to the bucket; quilts: seams across, `deep` each."""

        def at(u, v):
            e = min(u, 1 - u) / 0.06
            h = lift * (1 if not fade or e >= 1 else 1 - fade * (1 - e) ** 2)
            q = abs(math.sin(math.pi * quilts * u)) if quilts else 0
            h -= deep * (1 - q) ** 3
            return self.at(span[0] + (span[1] - span[0]) * u, across[0] + (across[1] - across[0]) * v, h)

        return surface(at, nu, nv, material, thick=thick)

    def rim(self, radius, material, lift=0.0, n=60):
        left = [self.at(k / n, -1, lift) for k in range(n + 1)]
        head = [self.at(1, -1 + 2 * k / 24, lift) for k in range(1, 24)]
        right = [self.at(1 - k / n, 1, lift) for k in range(n + 1)]
        foot = [self.at(0, 1 - 2 * k / 24, lift) for k in range(1, 25)]
        loop = left + head + right + foot
        tube(loop, radius, material, round_=False)


def belt(points, width, material, side=(0, 1, 0), thick=0.02):
    """A strap along the points, its breadth along `side`."""
    P = [Vector(p) for p in curve(points, 10)]
    across = Vector(side).normalized()
    sections = []
    for k, p in enumerate(P):
        d = (P[min(k + 1, len(P) - 1)] - P[max(k - 1, 0)]).normalized()
        a = (across - d * across.dot(d)).normalized()
        up = d.cross(a)
        sections.append([tuple(p + a * x * width / 2 + up * y * thick / 2) for x, y in ((-1, -0.6), (-0.9, -1), (0.9, -1), (1, -0.6), (1, 0.6), (0.9, 1), (-0.9, 1), (-1, 0.6))])
    return loft(sections, material, "belt")


def harness(b, head, seat, crotch, half=0.15, lift=0.13, pads="pad"):
    """Five straps on a bucket: from u = head and seat to the buckle at u = crotch."""
    strap = mat("strap", (0.05, 0.05, 0.054), 0.7)
    pad = mat(pads, (0.12, 0.122, 0.13), 0.95, sheen=0.2)
    end = Vector(b.at(crotch, 0, lift + 0.05))
    for s in (-1, 1):
        low = crotch + 0.05
        path = [b.at(head + (low - head) * k / 5, s * half * (1 - 0.75 * k / 5), lift + 0.035 + 0.05 * math.sin(math.pi * k / 5)) for k in range(6)]
        path.append(tuple(end + Vector((0.02, s * 0.04, 0.0))))
        belt(path, 0.075, strap)
        belt([Vector(p) + Vector((-0.012, 0, 0.012)) for p in path[:4]], 0.12, pad, thick=0.04)
        side = [b.at(seat, s * 0.78, lift * 0.7), b.at((seat + crotch) / 2, s * 0.42, lift + 0.03), tuple(end + Vector((0.0, s * 0.06, 0)))]
        belt(side, 0.07, strap, (1, 0, 0.5))
    belt([b.at(crotch - 0.07, 0, lift - 0.03), b.at(crotch - 0.04, 0, lift + 0.035), tuple(end)], 0.08, strap)

    def clasp():
        sheet(closed([(-0.085, 0.05), (-0.07, -0.09), (0, -0.11), (0.07, -0.09), (0.085, 0.05), (0.06, 0.09), (-0.06, 0.09)], 4), 0.05, CHARCOAL(), (0, 0, 0), 0, 0.015)
        sheet(rounded(0.075, 0.06, 0.02), 0.02, RED(), (0, 0.0, 0.04), 0, 0.006)

    n = Vector(b.at(crotch, 0, lift + 0.1)) - Vector(b.at(crotch, 0, lift))
    tilt = math.degrees(math.atan2(n.x, n.z))
    placed(clasp, tuple(end), (0, tilt, 0))


def carseat():
    cloth = CLOTH()
    if EXTRA == "shell":
        b = Bucket([(-0.98, 0.62, 0.3, 0.1), (-0.78, 0.34, 0.42, 0.22), (-0.4, 0.13, 0.47, 0.34), (0.05, 0.1, 0.5, 0.42), (0.45, 0.29, 0.52, 0.46), (0.78, 0.66, 0.48, 0.4), (0.95, 1.0, 0.38, 0.2), (1.0, 1.12, 0.2, 0.08)])
        b.skin(CHARCOAL(), thick=0.05)
        b.rim(0.045, CHARCOAL())
        b.skin(cloth, 0.05, thick=0.04, fade=0.6)
        b.skin(mat("paint-pad", (0.62, 0.62, 0.62), 0.95, sheen=0.3), 0.1, (0.08, 0.95), (-0.78, 0.78), 0.05, fade=0.9, quilts=5, deep=0.02)
        b.rim(0.035, cloth, 0.045)
        # The hood of the head, the rest for it.
        head = Bucket([(0.42, 0.4, 0.34, 0.24), (0.62, 0.58, 0.36, 0.3), (0.82, 0.86, 0.3, 0.2)])
        head.skin(cloth, 0.12, thick=0.1, across=(-0.95, 0.95))
        harness(b, 0.74, 0.5, 0.38)
        # The handle with its joints.
        for s in (-1, 1):
            y = s * 0.57
            turned_front([(0, s * -0.09), (0.1, s * -0.09), (0.13, s * -0.06), (0.13, 0.05 * s)], (0.02, y, 0.5), CHARCOAL(), 48)
            turned_front([(0, s * -0.1), (0.06, s * -0.1), (0.06, 0)], (0.02, y, 0.5), MID(), 40)
        tube([(0.02, -0.62, 0.5), (-0.02, -0.64, 0.85), (-0.06, -0.58, 1.2), (-0.09, -0.36, 1.4), (-0.1, 0, 1.45), (-0.09, 0.36, 1.4), (-0.06, 0.58, 1.2), (-0.02, 0.64, 0.85), (0.02, 0.62, 0.5)], 0.055, CHARCOAL(), n=12)
        tube([(-0.092, -0.28, 1.425), (-0.1, 0, 1.45), (-0.092, 0.28, 1.425)], 0.068, RUBBER(), n=12)
    elif EXTRA == "booster":
        # A cushion with armrests and horns for the belt.
        shell = CHARCOAL()
        base = rounded(1.3, 1.16, 0.22, 12)
        loft([[(x * f, y * f, z) for x, y in base] for f, z in ((0.9, 0.0), (0.96, 0.02), (1.0, 0.12), (1.0, 0.2), (0.97, 0.24))], shell, "base")
        loft([[(x * f + dx, y * f * 0.94, z) for x, y in base] for f, z, dx in ((0.9, 0.2, 0), (0.98, 0.24, 0), (1.0, 0.32, 0), (0.97, 0.4, 0), (0.88, 0.45, 0), (0.6, 0.455, 0.02), (0.2, 0.45, 0.03))], cloth, "seat")
        rim = [(x, y * 0.945, 0.335) for x, y in base]
        tube(rim + rim[:1], 0.014, mat("piping", (0.3, 0.3, 0.31), 0.8), round_=False)
        for s in (-1, 1):
            arm = closed([(-0.42, 0.46), (-0.5, 0.62), (-0.44, 0.74), (-0.2, 0.78), (0.3, 0.8), (0.56, 0.76), (0.62, 0.56), (0.6, 0.24), (0.42, 0.18), (0.34, 0.4), (0.1, 0.5), (-0.2, 0.46)], 6)
            soft(arm, 0.13, shell, 0.05, s * 0.56)
            pad = closed([(-0.44, 0.68), (-0.42, 0.78), (-0.2, 0.83), (0.3, 0.85), (0.54, 0.8), (0.52, 0.7), (0.2, 0.72), (-0.2, 0.7)], 6)
            soft(pad, 0.17, cloth, 0.06, s * 0.56)
            ball(0.05, (-0.46, s * 0.56, 0.58), RED(), (0.5, 1.42, 1.0))
        for k in range(3):
            tube([(-0.5 + 0.28 * k, -0.36, 0.462), (-0.49 + 0.28 * k, 0, 0.47), (-0.5 + 0.28 * k, 0.36, 0.462)], 0.012, mat("paint-seam", (0.6, 0.6, 0.6), 0.9))
    else:
        shell = CHARCOAL()
        # The foot stands on the car's seat; on it turns the seat.
        base = rounded(1.25, 0.86, 0.2, 12)
        loft([[(x * f + 0.12, y * f, z) for x, y in base] for f, z in ((0.94, 0), (1.0, 0.03), (1.0, 0.14), (0.9, 0.22), (0.6, 0.24))], shell, "base")
        for s in (-1, 1):
            box((0.36, 0.1, 0.07), (0.86, s * 0.28, 0.1), MID(), 0.02)
        lathe([(0.5, 0.2), (0.52, 0.24), (0.52, 0.3), (0.46, 0.34), (0, 0.34)], MID(), at=(0.06, 0, 0))
        b = Bucket([(-0.66, 0.5, 0.36, 0.1), (-0.5, 0.5, 0.44, 0.2), (-0.1, 0.4, 0.48, 0.32), (0.18, 0.42, 0.5, 0.4), (0.36, 0.66, 0.52, 0.44), (0.48, 1.1, 0.53, 0.44), (0.58, 1.5, 0.5, 0.36), (0.63, 1.68, 0.42, 0.2)])
        b.skin(shell, thick=0.06)
        b.rim(0.05, shell)
        b.skin(cloth, 0.06, thick=0.05, fade=0.6)
        b.rim(0.036, cloth, 0.06)
        b.skin(mat("paint-pad", (0.62, 0.62, 0.62), 0.95, sheen=0.3), 0.12, (0.06, 0.9), (-0.74, 0.74), 0.07, fade=0.9, quilts=5, deep=0.025)
        # The headrest with its wings, higher than the back.
        head = Bucket([(0.4, 1.2, 0.36, 0.3), (0.5, 1.5, 0.4, 0.4), (0.58, 1.8, 0.36, 0.26), (0.605, 1.91, 0.27, 0.14), (0.612, 1.955, 0.13, 0.06)])
        head.skin(shell, 0.0, thick=0.05)
        head.skin(cloth, 0.05, thick=0.08, across=(-0.97, 0.97))
        head.rim(0.045, cloth, 0.04)
        head.skin(mat("paint-pad", (0.62, 0.62, 0.62), 0.95, sheen=0.3), 0.14, (0.06, 0.9), (-0.6, 0.6), 0.06, fade=0.9)
        harness(b, 0.7, 0.36, 0.27, lift=0.16)


# Cots


def bars(a, b, low, high, n, material, w=0.03, d=0.022):
    """Upright bars between two corners."""
    for k in range(n):
        f = (k + 0.5) / n
        x, y = a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f
        box((w, d, high - low), (x, y, (low + high) / 2), material, 0.009, 3)


def mattress(w, d, h, at, material=None, seam=True):
    m = material or mat("mattress", (0.78, 0.77, 0.75), 0.95, sheen=0.2, bump=0.1, scale=60)
    out = rounded(w, d, 0.08, 8)
    loft([[(x * (1 - e / w * 2), y * (1 - e / d * 2), z) for x, y in out] for e, z in ((0.04, 0), (0, 0.03), (0, h - 0.03), (0.012, h - 0.008), (0.04, h), (0.25, h + 0.006))], m, "mattress").location = at
    if seam:
        loop = [(x + at[0], y + at[1], at[2] + h - 0.035) for x, y in rounded(w + 0.006, d + 0.006, 0.08, 8)]
        tube(loop + loop[:1], 0.009, mat("piping-light", (0.6, 0.6, 0.6), 0.8), round_=False)


def cot():
    if EXTRA == "travel":
        cloth, mesh_ = CLOTH(), mat("net", (0.42, 0.43, 0.44), 0.9, bump=0.4, scale=90)
        w, d, h = 2.1, 1.2, 1.28
        plan = rounded(w, d, 0.16, 10)
        # Walls: cloth below, net between the corner posts, a padded rail.
        loft([[(x * f, y * f, z) for x, y in plan] for f, z in ((0.985, 0.16), (0.99, 0.2), (0.99, 0.44), (0.985, 0.46))], cloth, "skirt")
        loft([[(x * 0.975, y * 0.965, z) for x, y in plan] for z in (0.44, 1.2)], mesh_, "net", False)
        inner = [[(x * 0.955, y * 0.93, z) for x, y in plan] for z in (0.44, 1.2)]
        loft(inner, mesh_, "net", False)
        mattress(w * 0.94, d * 0.92, 0.09, (0, 0, 0.42), CLOTH("paint-mattress", 0.66))
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - 0.07), sy * (d / 2 - 0.07)
                tube([(x, y, 0.1), (x, y, 1.22)], 0.1, cloth, round_=False)
        rail = [(x * 0.975, y * 0.965, 1.25) for x, y in plan]
        dense = []
        for a, b in zip(rail, rail[1:] + rail[:1]):
            steps_ = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / 0.08))
            dense += [tuple(a[j] + (b[j] - a[j]) * k / steps_ for j in range(3)) for k in range(steps_)]
        dense = [(x, y, 1.25 - (0.04 * (1 - (x / (w / 2)) ** 2) if abs(y) > d / 2 - 0.1 else 0)) for x, y, z in dense]
        tube(dense + dense[:1], 0.075, cloth, round_=False, flat=1.15)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - 0.075), sy * (d / 2 - 0.075)
                ball(0.125, (x, y, 1.26), CHARCOAL(), (1, 1, 0.72))
                if sx > 0:
                    lying([(0.05, -0.04), (0.09, -0.04), (0.1, -0.02), (0.1, 0.02), (0.09, 0.04), (0.05, 0.04)], (x, y, 0.1), RUBBER())
                    lying([(0, -0.045), (0.06, -0.045), (0.06, 0.045), (0, 0.045)], (x, y, 0.1), MID())
                    box((0.1, 0.14, 0.12), (x, y, 0.2), CHARCOAL(), 0.03)
                else:
                    lathe([(0, 0), (0.08, 0), (0.1, 0.02), (0.11, 0.22), (0.1, 0.24)], CHARCOAL(), at=(x, y, 0), n=40)
        lathe([(0, 0), (0.07, 0), (0.08, 0.02), (0.08, 0.2)], CHARCOAL(), at=(0, 0, 0), n=40)
        # A round hatch with its zip in the near end, seams down the posts.
        x = -w / 2 * 0.975 - 0.004
        loop = [(x, y, z + 0.83) for y, z in rounded(0.66, 0.56, 0.26, 10)]
        tube(loop + loop[:1], 0.026, cloth, round_=False)
        tube([(x - 0.024, y, z) for _, y, z in loop[8:]], 0.009, ZIP(), round_=False)
    elif EXTRA == "bedside":
        cloth, mesh_ = CLOTH(), mat("net", (0.42, 0.43, 0.44), 0.9, bump=0.4, scale=90)
        w, d, low, high = 1.9, 1.12, 0.86, 1.5
        plan = rounded(w, d, 0.2, 10)
        metal = mat("stand", (0.7, 0.71, 0.72), 0.32, 0.4)
        # The front side is let down; the others are high.
        top = lambda x, y: high - (high - low - 0.26) * min(1, max(0, (-y - (d / 2 - 0.3)) / 0.24)) ** 0.9
        dense = []
        for a, b in zip(plan, plan[1:] + plan[:1]):
            n = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / 0.05))
            dense += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
        band_ = low + 0.26
        loft([[(x * f, y * f, z) for x, y in dense] for f, z in ((0.9, low - 0.02), (0.98, low), (1.0, low + 0.05), (1.0, band_), (0.97, band_ + 0.004))], cloth, "basket", False)
        loft([[(x * 0.985, y * 0.98, band_ - 0.02) for x, y in dense], [(x * 0.985, y * 0.98, max(top(x, y), band_ - 0.02)) for x, y in dense]], mesh_, "net", False)
        loft([[(x * 0.955, y * 0.93, band_ - 0.02) for x, y in dense], [(x * 0.955, y * 0.93, max(top(x, y), band_ - 0.02)) for x, y in dense]], mesh_, "net", False)
        rail = [(x * 0.97, y * 0.955, top(x, y)) for x, y in dense]
        tube(rail + rail[:1], 0.05, cloth, round_=False)
        loft([[(x * f, y * f, z) for x, y in dense] for f, z in ((0.96, low + 0.02), (0.96, low + 0.03))], cloth, "bottom")
        mattress(w * 0.93, d * 0.9, 0.12, (0, 0, low + 0.06))
        for s in (-1, 1):
            x = s * (w / 2 - 0.2)
            straight((x + s * 0.24, 0.12, 0.1), (x + s * 0.24, 0.12, high - 0.2), 0.05, metal)
            straight((x + s * 0.24, 0.12, low - 0.06), (x * 0.2, 0.12, low - 0.06), 0.04, metal)
            straight((x + s * 0.24, -0.62, 0.06), (x + s * 0.24, 0.66, 0.06), 0.05, metal, 1.0)
            lathe([(0.06, 0), (0.075, 0.02), (0.075, 0.2), (0.06, 0.22)], CHARCOAL(), at=(x + s * 0.24, 0.12, 0.52), n=40)
            for y in (-0.6, 0.64):
                box((0.13, 0.14, 0.07), (x + s * 0.24, y, 0.035), CHARCOAL(), 0.025)
        straight((-w / 2 - 0.04, 0.12, 0.1), (w / 2 + 0.04, 0.12, 0.1), 0.035, metal)
    else:
        paint = mat("paint-wood", (0.8, 0.8, 0.8), 0.38, coat=0.2)
        w, d, h = 2.1, 1.12, 1.5
        t = 0.075
        for sx in (-1, 1):
            x = sx * w / 2
            for sy in (-1, 1):
                box((t, t, h), (x, sy * (d / 2 - t / 2), h / 2), paint, 0.018)
            box((t * 0.6, d - 2 * t + 0.02, h - 0.34), (x, 0, 0.3 + (h - 0.34) / 2), paint, 0.015)
            # A curved head rail.
            arc = [(-d / 2, 0)] + [(-d / 2 + d * k / 24, 0.1 + 0.1 * math.sin(math.pi * k / 24)) for k in range(25)] + [(d / 2, 0)]
            placed(lambda: plate(arc, t * 0.86, paint, r=0.012), (x - t * 0.43, 0, h - 0.03), (90, 0, 90))
        for sy in (-1, 1):
            y = sy * (d / 2 - t / 2)
            top = h - 0.12
            box((w - t, t * 0.8, 0.085), (0, y, top), paint, 0.02)
            box((w - t, t * 0.8, 0.085), (0, y, 0.38), paint, 0.02)
            bars((-w / 2 + t / 2, y), (w / 2 - t / 2, y), 0.4, top, 12, paint, 0.042)
        box((w - t, d - t, 0.05), (0, 0, 0.62), paint, 0.01)
        mattress(w - t - 0.03, d - 2 * t - 0.01, 0.2, (0, 0, 0.645))
        # A drawer below.
        box((w - 0.16, d - 0.14, 0.24), (0, 0, 0.2), paint, 0.015)
        for x in (-0.5, 0.5):
            turned_front([(0, 0.05), (0.035, 0.05), (0.045, 0.035), (0.02, 0.0)], (x, -d / 2 + 0.07, 0.2), BEECH(), 32)


# High chairs


def tray(at, w, d, material, z=0.06):
    """A tray, wide along y, hollow towards the child; its middle in front at `at`."""
    outline = closed([(0.3, -w * 0.5), (0.0, -w * 0.54), (-d * 0.55, -w * 0.44), (-d * 0.72, 0), (-d * 0.55, w * 0.44), (0.0, w * 0.54), (0.3, w * 0.5), (0.26, w * 0.36), (0.06, w * 0.2), (0.02, 0), (0.06, -w * 0.2), (0.26, -w * 0.36)], 6)
    c = (-d * 0.22, 0)
    grow = lambda f: [(c[0] + (x - c[0]) * f, y * f) for x, y in outline]
    loft([[(x + at[0], y + at[1], at[2] + h) for x, y in grow(f)] for f, h in ((0.9, 0), (0.98, 0.012), (1.0, 0.04), (1.0, 0.085), (0.985, 0.1), (0.95, 0.1), (0.93, 0.085), (0.91, 0.055), (0.86, 0.045), (0.6, 0.045), (0.3, 0.045))], material, "tray")


def highchair():
    cloth = CLOTH()
    if EXTRA == "wood":
        wood = BEECH()
        seat = 1.12
        for sx in (-1, 1):
            for sy in (-1, 1):
                foot = (sx * 0.56 + (0.05 if sx > 0 else -0.0), sy * 0.5, 0)
                head = (0.34, sy * 0.33, seat + 0.72) if sx > 0 else (-0.3, sy * 0.36, seat + 0.02)
                tube([foot, head], [0.05, 0.042], wood, round_=False)
                lathe([(0, 0), (0.05, 0), (0.055, 0.02), (0.055, 0.05)], MID(), at=foot, n=32)
        rod = lambda a, b, r=0.03: straight(a, b, r, wood)
        mix = lambda sx, sy, z: (sx * 0.56 + (0.05 if sx > 0 else 0) + ((0.34 if sx > 0 else -0.3) - sx * 0.56 - (0.05 if sx > 0 else 0)) * z / (seat + (0.72 if sx > 0 else 0.02)), sy * (0.5 + ((0.33 if sx > 0 else 0.36) - 0.5) * z / (seat + (0.72 if sx > 0 else 0.02))), z)
        for z, sx in ((0.34, 1), (0.34, -1)):
            rod(mix(sx, -1, z), mix(sx, 1, z))
        for sy in (-1, 1):
            rod(mix(-1, sy, 0.46), mix(1, sy, 0.46))
            rod((-0.36, sy * 0.39, seat + 0.3), (0.42, sy * 0.365, seat + 0.3), 0.034)
            rod((-0.3, sy * 0.36, seat), (-0.34, sy * 0.39, seat + 0.32), 0.034)
        # A rest for the feet, the seat, the slats of the back.
        loft([[(x * f - 0.42, y * f, z) for x, y in rounded(0.3, 0.86, 0.06)] for f, z in ((0.96, 0.5), (1, 0.515), (1, 0.545), (0.96, 0.56))], wood, "step")
        loft([[(x * f + 0.04, y * f, z) for x, y in rounded(0.82, 0.78, 0.14)] for f, z in ((0.96, seat - 0.05), (1, seat - 0.03), (1, seat + 0.01), (0.97, seat + 0.03))], wood, "seat")
        for k in range(5):
            y = -0.24 + 0.12 * k
            tube([(0.43, y, seat), (0.4, y, seat + 0.36), (0.33, y * 0.96, seat + 0.68)], 0.02, wood)
        top = [(x, z) for x, z in rounded(0.78, 0.15, 0.06)]
        placed(lambda: plate(top, 0.06, wood, r=0.02), (0.3, 0, seat + 0.7), (90, 6, 90))
        pillow(0.72, 0.68, 0.16, (0.04, 0, seat + 0.08), cloth, 0.2, 0.01)
        pillow(0.56, 0.58, 0.15, (0.345, 0, seat + 0.36), cloth, 0.2, 0.01, turn=(0, 97, 0))
        tray((-0.36, 0, seat + 0.36), 0.98, 0.46, SHELL())
        belt([(-0.24, 0, seat + 0.06), (-0.26, 0, seat + 0.2), (-0.32, 0, seat + 0.34)], 0.08, mat("strap", (0.05, 0.05, 0.054), 0.7))
        return
    metal = mat("frame-grey", (0.5, 0.51, 0.52), 0.34, 0.5)
    # Legs like an A, feet with a bow.
    for s in (-1, 1):
        joint = (0.05, s * 0.5, 1.3)
        tube([(-0.86, s * 0.56, 0.06), (-0.4, s * 0.53, 0.7), joint], 0.05, metal, flat=1.3)
        tube([(0.86, s * 0.56, 0.06), (0.44, s * 0.53, 0.7), joint], 0.05, metal, flat=1.3)
        turned_front([(0, s * -0.1), (0.1, s * -0.1), (0.13, s * -0.07), (0.13, s * 0.06)], joint, CHARCOAL(), 48)
    for x in (-0.86, 0.86):
        tube([(x, -0.56, 0.06), (x * 1.06, -0.4, 0.055), (x * 1.06, 0.4, 0.055), (x, 0.56, 0.06)], 0.05, metal)
        for s in (-1, 1):
            lying([(0, -0.09), (0.065, -0.09), (0.075, -0.07), (0.075, 0.07), (0.065, 0.09), (0, 0.09)], (x, s * 0.53, 0.075), CHARCOAL())
    straight((-0.46, -0.53, 0.62), (-0.46, 0.53, 0.62), 0.032, metal)
    # The seat: shell, padded cover, harness, legs' rest, tray.
    b = Bucket([(-0.52, 1.16, 0.36, 0.06), (-0.42, 1.2, 0.4, 0.14), (-0.05, 1.13, 0.43, 0.26), (0.2, 1.18, 0.44, 0.3), (0.34, 1.4, 0.43, 0.28), (0.44, 1.8, 0.4, 0.2), (0.5, 2.0, 0.32, 0.1), (0.515, 2.075, 0.16, 0.04)])
    b.skin(PALE(), thick=0.05)
    b.rim(0.04, PALE())
    b.skin(cloth, 0.05, (0.01, 0.99), (-0.98, 0.98), 0.06, fade=0.8, quilts=6, deep=0.03)
    b.rim(0.03, cloth, 0.05)
    harness(b, 0.72, 0.4, 0.3, half=0.16, lift=0.1)
    placed(lambda: sheet(rounded(0.3, 0.62, 0.1), 0.05, PALE(), (0, 0, 0), 0, 0.02), (-0.78, 0, 0.66), (0, -12, 0))
    for s in (-1, 1):
        tube([(-0.42, s * 0.24, 1.14), (-0.6, s * 0.25, 0.92), (-0.8, s * 0.25, 0.68)], 0.03, PALE())
        tube([(0.14, s * 0.47, 1.42), (-0.16, s * 0.5, 1.44), (-0.44, s * 0.48, 1.44)], 0.04, PALE(), flat=1.2)
    tray((-0.42, 0, 1.47), 1.08, 0.62, SHELL("paint-tray"))


# Strollers: they roll towards -x.


def wheel(at, r, w, rim=None, spokes=5, tread=False, fat=0.76):
    """A wheel whose axis lies along y."""
    x, y, z = at
    rim = rim or MID()
    lying([(r * fat, -w / 2), (r * 0.93, -w / 2), (r * 0.985, -w * 0.36), (r, 0), (r * 0.985, w * 0.36), (r * 0.93, w / 2), (r * fat, w / 2)], at, RUBBER(), n=72)
    if tread:
        n = int(r * 110)
        for k in range(n):
            a = 2 * math.pi * k / n
            for s in (-1, 1):
                box((r * 0.075, w * 0.36, r * 0.07), (x + r * 0.985 * math.cos(a + s * 0.04), y + s * w * 0.24, z + r * 0.985 * math.sin(a + s * 0.04)), RUBBER(), 0.006, 2, (0, -math.degrees(a), s * 14))
    edge = r * fat
    lying([(edge * 0.84, -w * 0.3), (edge * 0.88, -w * 0.44), (edge * 1.02, -w * 0.46), (edge * 1.02, w * 0.46), (edge * 0.88, w * 0.44), (edge * 0.84, w * 0.3), (edge * 0.84, -w * 0.3)], at, rim, n=72)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes + 0.3
        box((edge * 0.8, w * 0.34, edge * 0.17), (x + edge * 0.5 * math.cos(a), y, z + edge * 0.5 * math.sin(a)), rim, 0.008, 2, (0, -math.degrees(a), 0))
    lying([(0, -w * 0.62), (edge * 0.2, -w * 0.6), (edge * 0.26, -w * 0.44), (edge * 0.26, w * 0.44), (edge * 0.2, w * 0.6), (0, w * 0.62)], at, rim, n=40)


def fork(at, r, w, head, material, double=False):
    """What holds a swivelling wheel below its leg."""
    x, y, z = at
    for s in (-1, 1) if not double else (0,):
        tube([(x, y + s * (w * 0.5 + 0.025), z), (x - 0.03, y + s * (w * 0.5 + 0.022), z + r * 0.7), (head[0], head[1], head[2] - 0.04)], [0.035, 0.035, 0.045], material, n=6, flat=1.3)
    lathe([(0, -0.07), (0.06, -0.07), (0.066, -0.05), (0.066, 0.07), (0.055, 0.09), (0, 0.09)], material, at=head, n=40)


def hood(centre, half, radius, start, end, material, edge, ribs=3, sag=0.045, x_face=-1, low=0.62):
    """A canopy on ribs that turn about an axis along y; start and end: degrees from upright, towards the front."""

    def at(u, v):
        a = math.radians(start + (end - start) * u)
        g = math.pi * v
        y = -half * math.copysign(abs(math.cos(g)) ** 0.55, math.cos(g))
        r = radius * math.sin(g) ** low * (1 - sag * math.sin(math.pi * ribs * u) ** 2 * math.sin(g))
        return (centre[0] + x_face * math.sin(a) * r, centre[1] + y, centre[2] + math.cos(a) * r)

    surface(at, 20 * ribs, 48, material, thick=0.03, angle=40)
    for k in range(ribs + 1):
        line = [at(k / ribs, 0.02 + 0.96 * j / 48) for j in range(49)]
        tube([tuple(Vector(p) + (Vector(p) - Vector(centre)).normalized() * 0.008) for p in line], 0.022 if k in (0, ribs) else 0.012, edge if k in (0, ribs) else material, round_=False)
    for s in (-1, 1):
        turned_front([(0, s * -0.05), (0.05, s * -0.05), (0.06, s * -0.035), (0.06, s * 0.03)], (centre[0], centre[1] + s * half, centre[2]), CHARCOAL(), 32)


def pushchair_seat(y0=0.0, half=0.4, canopy=58, rise=0.0):
    """The seat with its padding, harness, bar and canopy, its middle at y0."""
    cloth, inner = CLOTH(), mat("paint-inner", (0.58, 0.58, 0.58), 0.95, sheen=0.3)

    def build():
        b = Bucket([(-0.74, 0.64, 0.3, 0.03), (-0.62, 0.84, half * 0.9, 0.05), (-0.46, 1.0, half * 0.94, 0.1), (-0.06, 0.9, half * 0.98, 0.24), (0.16, 0.95, half, 0.3), (0.34, 1.25, half, 0.28), (0.5, 1.65, half * 0.95, 0.22), (0.58, 1.86, half * 0.7, 0.1)])
        b.skin(cloth, thick=0.05)
        b.rim(0.024, CHARCOAL())
        b.skin(inner, 0.045, (0.2, 0.97), (-0.72, 0.72), 0.06, fade=0.9, quilts=6, deep=0.02)
        harness(b, 0.76, 0.5, 0.42, half=0.13, lift=0.085)
        hood((0.36, 0, 1.42), half + 0.02, 0.66, -46, canopy, cloth, CHARCOAL())
        # The rest for the feet.
        box((0.1, half * 1.5, 0.04), (-0.76, 0, 0.62), CHARCOAL(), 0.018, turn=(0, 60, 0))

    placed(build, (0, y0, rise))


def bumper(y0, half, z, x, material):
    tube([(x + 0.5, y0 - half - 0.02, z - 0.06), (x + 0.2, y0 - half - 0.02, z), (x + 0.02, y0 - half * 0.7, z + 0.02), (x, y0, z + 0.02), (x + 0.02, y0 + half * 0.7, z + 0.02), (x + 0.2, y0 + half + 0.02, z), (x + 0.5, y0 + half + 0.02, z - 0.06)], 0.042, material, n=10)


def basket(half, x0, x1, low, high, material):
    """The shopping basket below."""
    plan = [(x + (x0 + x1) / 2, y) for x, y in rounded(x1 - x0, half * 2, 0.14)]
    c = (x0 + x1) / 2
    loft([[(c + (x - c) * f, y * f, low + (high - low) * t) for x, y in plan] for f, t in ((0.8, 0.02), (0.86, 0), (0.95, 0.5), (1.0, 1.0), (0.97, 1.0), (0.9, 0.4), (0.8, 0.08))], material, "basket")


def stroller():
    frame_ = mat("frame-dark", (0.06, 0.062, 0.066), 0.34, 0.4) if EXTRA in ("compact", "rough", "double", "") else mat("frame-light", (0.64, 0.65, 0.67), 0.28, 0.8)
    grip = mat("grip", (0.05, 0.046, 0.043), 0.75)
    cloth = CLOTH()
    if EXTRA == "umbrella":
        half = 0.43
        for s in (-1, 1):
            # Two long tubes end in hooked handles; the other legs cross them.
            y = s * half
            tube([(-0.74, y, 0.34), (-0.3, y, 0.8), (0.3, y, 1.42), (0.84, y * 1.02, 1.98)], 0.036, frame_, n=8)
            tube([(0.84, y * 1.02, 1.98), (0.95, y * 1.02, 2.1), (1.07, y * 1.02, 2.13), (1.16, y * 1.02, 2.05), (1.17, y * 1.02, 1.93)], 0.056, grip, n=10)
            tube([(0.72, y, 0.32), (0.42, y, 0.78), (0.08, y, 1.18)], 0.034, frame_, n=8)
            ball(0.06, (0.08, y * 1.03, 1.19), CHARCOAL())
            for x in (-0.78, 0.76):
                for d in (-1, 1):
                    wheel((x, y + d * 0.075, 0.17), 0.17, 0.07, MID(), 5)
                fork((x, y, 0.17), 0.17, 0.02, (x + (0.04 if x < 0 else -0.04), y, 0.36), CHARCOAL(), True)
        for a, b in (((0.5, -half, 1.62), (0.56, half, 0.62)), ((0.5, half, 1.62), (0.56, -half, 0.62)), ((-0.6, -half, 0.48), (0.56, half, 0.5)), ((-0.6, half, 0.48), (0.56, -half, 0.5))):
            straight(a, b, 0.022, frame_)
        basket(half - 0.06, -0.2, 0.56, 0.36, 0.6, MESH())
        b = Bucket([(-0.66, 0.52, 0.3, 0.02), (-0.56, 0.72, 0.36, 0.04), (-0.42, 0.9, 0.4, 0.08), (-0.04, 0.86, 0.41, 0.2), (0.18, 1.0, 0.41, 0.24), (0.38, 1.35, 0.41, 0.2), (0.6, 1.74, 0.4, 0.1), (0.64, 1.82, 0.36, 0.04)])
        b.skin(cloth, thick=0.03)
        b.rim(0.018, mat("piping-dark", (0.05, 0.05, 0.054), 0.8))
        b.skin(mat("paint-inner", (0.58, 0.58, 0.58), 0.95, sheen=0.3), 0.03, (0.22, 0.95), (-0.6, 0.6), 0.03, fade=0.9, quilts=5, deep=0.014)
        harness(b, 0.72, 0.48, 0.4, half=0.13, lift=0.06)
        hood((0.42, 0, 1.5), half, 0.56, -30, 48, cloth, CHARCOAL(), 2)
        tube([(-0.62, -half, 0.5), (-0.72, -half * 0.8, 0.48), (-0.72, half * 0.8, 0.48), (-0.62, half, 0.5)], 0.03, frame_)
        return
    big = {"rough": (0.33, 0.36), "trio": (0.24, 0.33), "double": (0.19, 0.22)}.get(EXTRA, (0.17, 0.19))
    half = {"double": 0.9, "trio": 0.44}.get(EXTRA, 0.44)
    fw, rw = big
    three = EXTRA == "rough"
    rim = mat("rim-light", (0.6, 0.61, 0.62), 0.3, 0.7) if EXTRA in ("trio", "rough") else MID()
    width = {"rough": 0.13, "trio": 0.1}.get(EXTRA, 0.09)
    fx, rx = (-1.02 if three else -0.86), (0.78 if three or EXTRA == "trio" else 0.7)
    top = 2.06
    for s in (-1, 1):
        y = s * half
        j = (0.12, y, 1.02)
        end = (fx + 0.06, s * (0.12 if three else half - 0.02), 2 * fw + 0.12)
        tube([j, (-0.36, y, 0.78 if not three else 0.86), end], 0.042, frame_, n=8, flat=1.25)
        tube([j, (0.42, y + s * 0.02, 0.66), (rx, y + s * 0.05, rw + 0.02)], 0.042, frame_, n=8, flat=1.25)
        tube([j, (0.52, y, 1.45), (0.92, y, 1.92), (1.06, y * 0.97, top), (1.1, y * 0.8, top + 0.04)], 0.04, frame_, n=8)
        turned_front([(0, s * -0.07), (0.085, s * -0.07), (0.1, s * -0.05), (0.1, s * 0.06)], j, CHARCOAL(), 40)
        wheel((rx, y + s * 0.12, rw), rw, width, rim, 8 if EXTRA in ("trio", "rough") else 5, three)
        if not three:
            wheel((fx, y, fw), fw, width, rim, 8 if EXTRA == "trio" else 5)
            fork((fx, y, fw), fw, width, (fx + 0.06, y - s * 0.02, 2 * fw + 0.1), CHARCOAL())
    if EXTRA == "double":
        wheel((fx, 0, fw), fw, width, rim, 5)
        fork((fx, 0, fw), fw, width, (fx + 0.06, 0, 2 * fw + 0.1), CHARCOAL())
        tube([(fx + 0.06, 0, 2 * fw + 0.12), (-0.36, 0, 0.74), (0.12, 0, 0.86)], 0.042, frame_, n=8)
        straight((fx + 0.08, -half, 2 * fw + 0.16), (fx + 0.08, half, 2 * fw + 0.16), 0.036, frame_)
    if three:
        wheel((fx, 0, fw), fw, width, rim, 8, True)
        fork((fx, 0, fw), fw, width + 0.03, (fx + 0.06, 0, 2 * fw + 0.12), CHARCOAL())
    # Bars across: the handle with its foam, the axle, the pedal of the brake.
    tube([(1.1, -half * 0.8, top + 0.04), (1.11, -half * 0.4, top + 0.05), (1.11, half * 0.4, top + 0.05), (1.1, half * 0.8, top + 0.04)], 0.056, mat("tan-grip", (0.36, 0.2, 0.1), 0.6) if EXTRA == "trio" else grip, n=10)
    straight((rx, -half - 0.1, rw), (rx, half + 0.1, rw), 0.04, frame_)
    box((0.1, 0.2, 0.04), (rx + 0.06, half * 0.5, rw + 0.05), MID(), 0.015, turn=(0, -20, 0))
    straight((0.12, -half, 1.0), (0.12, half, 1.0), 0.034, frame_)
    basket(half - 0.06, -0.46, rx - 0.08, rw + 0.1, rw + 0.36, mat("basket-cloth", (0.05, 0.05, 0.054), 0.95, sheen=0.2))
    if EXTRA == "double":
        for s in (-1, 1):
            pushchair_seat(s * 0.445, 0.385)
            bumper(s * 0.445, 0.37, 1.22, -0.5, grip)
    elif EXTRA == "trio":
        # The carrycot: its hood at the front end, an apron over the rest.
        z0, a, b = 1.08, 0.98, 0.43
        plan = oval(a, b, 96, 2.6)
        rows = [(0.8, 0.78, 0.0), (0.9, 0.88, 0.015), (0.95, 0.94, 0.08), (1.0, 1.0, 0.38), (1.0, 1.0, 0.44)]
        loft([[(x * f - 0.02, y * g, z0 + h + 0.05 * (x / a) ** 2) for x, y in plan] for f, g, h in rows], cloth, "carrycot")
        loop = [(x * 1.005 - 0.02, y * 1.005, z0 + 0.44 + 0.05 * (x / a) ** 2) for x, y in plan]
        tube(loop + loop[:1], 0.03, CHARCOAL(), round_=False)
        inner = mat("paint-inner", (0.6, 0.6, 0.6), 0.95, sheen=0.3)

        def apron(u, v):
            x = -0.12 + u * 1.1
            k = min(1, abs(x) / a)
            w = b * (1 - k**2.6) ** (1 / 2.6) * (1 + 0.09 * x / a)
            y = (2 * v - 1) * (w + 0.025)
            return (x - 0.02, y, z0 + 0.47 + 0.05 * (x / a) ** 2 + 0.11 * (1 - (2 * v - 1) ** 2) ** 0.7 * (0.75 + 0.25 * math.sin(math.pi * min(1, u * 1.05))))

        surface(apron, 50, 30, cloth, thick=0.03, angle=80)
        tube([apron(0.0, v / 30) for v in range(31)], 0.035, inner, round_=False)
        mattress(1.2, 0.5, 0.06, (-0.05, 0, z0 + 0.26), mat("sheet-white", (0.8, 0.79, 0.78), 0.95), False)
        hood((-0.12, 0, z0 + 0.44), b + 0.02, 0.74, 82, -14, cloth, CHARCOAL(), low=0.55, sag=0.03)
        for s in (-1, 1):
            box((0.26, 0.07, 0.2), (0.12, s * (b + 0.02), z0 + 0.12), CHARCOAL(), 0.03)
    else:
        pushchair_seat(canopy=66 if EXTRA == "rough" else 56, rise=0.1 if three else 0.0)
        bumper(0, 0.42, 1.24 + (0.1 if three else 0), -0.52, grip)


{"bottle": bottle, "nightlight": nightlight, "diapers": diapers, "bath": bath, "carseat": carseat, "cot": cot, "highchair": highchair, "stroller": stroller}[opt["kind"]]()
opt["raw"] = True
