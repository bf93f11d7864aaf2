"""For pets: kind=bed|collar|tree|bowl|birdcage|aquarium; extra= names the variant of a kind."""

surface = partial(surface, angle=180)
EXTRA = opt.get("extra", "")
PLUSH = lambda name="paint-plush", c=0.8: mat(name, (c, c, c), 1.0, sheen=0.6, bump=1.5, scale=70)
CREAM = lambda: mat("cream-plush", (0.72, 0.66, 0.56), 1.0, sheen=0.6, bump=1.8, scale=60)
SATIN_STEEL = lambda: mat("satin-steel", (0.66, 0.66, 0.67), 0.2, 1.0)
BEECH = lambda: mat("beech", (0.62, 0.43, 0.25), 0.5, wood=(0.7, 0.52, 0.32))


def shaggy(o, strength, size, levels=1):
    """Uneven pile: the surface is moved by clouds."""
    s = o.modifiers.new("more", "SUBSURF")
    s.levels = s.render_levels = levels
    t = bpy.data.textures.new("pile", "CLOUDS")
    t.noise_scale = size
    t.noise_depth = 2
    d = o.modifiers.new("pile", "DISPLACE")
    d.texture, d.strength, d.mid_level = t, strength, 0.5
    return o


def torus_bed(loop, radius, material, height, squash=0.85, seed=1):
    """A stuffed rim along a closed loop of (x, y)."""
    n = len(loop)
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6) for _ in range(4)]

    def at(u, v):
        k = u * n
        i = int(k) % n
        f = k - int(k)
        a, b = loop[i], loop[(i + 1) % n]
        x, y = a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f
        p, q = loop[i - 1], loop[(i + 2) % n]
        d = Vector((q[0] - p[0], q[1] - p[1], 0)).normalized()
        out = Vector((d.y, -d.x, 0))
        t = 2 * math.pi * v
        r = radius * (1 + 0.03 * math.sin(8 * 2 * math.pi * u + phase[0]) + 0.02 * math.sin(13 * 2 * math.pi * u + phase[1] + 2 * t))
        return (x + out.x * r * math.cos(t), y + out.y * r * math.cos(t), height + r * math.sin(t) * squash)

    return surface(at, 220, 48, material, wrap=True)


def bed():
    if EXTRA == "cushion":
        w, d = 2.3, 1.6
        base = rounded(w, d, 0.3, 14)
        loft([[(x * f, y * f, z) for x, y in base] for f, z in ((0.94, 0.0), (1.0, 0.04), (1.0, 0.22), (0.97, 0.27))], mat("paint-canvas", (0.6, 0.6, 0.6), 0.9, sheen=0.2, bump=0.7, scale=120))
        # The rim at three sides, low in front.
        path = [(-0.5, -0.72, 0.34), (-0.86, -0.68, 0.4), (-1.06, -0.46, 0.45), (-1.08, 0.1, 0.47), (-1.0, 0.56, 0.48), (-0.6, 0.68, 0.49), (0, 0.7, 0.49), (0.6, 0.68, 0.49), (1.0, 0.56, 0.48), (1.08, 0.1, 0.47), (1.06, -0.46, 0.45), (0.86, -0.68, 0.4), (0.5, -0.72, 0.34)]
        tube(path, [0.07, 0.17, 0.22, 0.23, 0.235, 0.235, 0.235, 0.235, 0.235, 0.23, 0.22, 0.17, 0.07], PLUSH(), n=12)
        pillow(1.9, 1.3, 0.36, (0, -0.1, 0.36), CREAM(), 0.15, 0.02, 4)
        # Piping about the foot, a tag.
        rim = [(x * 1.005, y * 1.005, 0.24) for x, y in base]
        tube(rim + rim[:1], 0.018, mat("piping", (0.05, 0.05, 0.055), 0.8), round_=False)
        box((0.16, 0.015, 0.1), (0.5, -0.806, 0.14), mat("tag", (0.6, 0.36, 0.16), 0.6), 0.006)
        return
    n = 120
    loop = [(0.92 * math.cos(2 * math.pi * k / n), 0.92 * math.sin(2 * math.pi * k / n)) for k in range(n)]
    shaggy(torus_bed(loop, 0.36, PLUSH(), 0.34), 0.09, 0.07, 2)
    o = lathe(curve([(0, 0.3), (0.5, 0.29), (0.7, 0.24), (0.8, 0.12)], 10), CREAM(), n=120)
    shaggy(o, 0.07, 0.07, 2)
    lathe([(0, 0.0), (1.06, 0.0), (1.12, 0.05), (1.1, 0.12)], mat("foot", (0.1, 0.095, 0.09), 0.9))


def webbing(points, width, thick, material, name="strap"):
    """A strap along the points, its broad side seen from the side of the curve's plane (upright along z)."""
    P = [Vector(p) for p in curve(points, 14)]
    sections = []
    for k, p in enumerate(P):
        d = (P[min(k + 1, len(P) - 1)] - P[max(k - 1, 0)]).normalized()
        out = d.cross(Vector((0, 0, 1))).normalized()
        up = Vector((0, 0, 1))
        h, t = width / 2, thick / 2
        sections.append([tuple(p + out * a * t + up * b * h) for a, b in ((-1, -0.92), (-0.6, -1), (0.6, -1), (1, -0.92), (1, 0.92), (0.6, 1), (-0.6, 1), (-1, 0.92))])
    return loft(sections, material, name), P


def snap_hook(at, turn):
    def one():
        tube([(0, 0.0, 0), (0.02, -0.14, 0), (0.12, -0.3, 0), (0.1, -0.44, 0), (0.0, -0.5, 0), (-0.1, -0.44, 0), (-0.11, -0.36, 0)], [0.05, 0.05, 0.045, 0.045, 0.045, 0.04, 0.035], CHROME(), n=8)
        tube([(-0.02, -0.08, 0), (-0.11, -0.34, 0)], 0.026, CHROME(), round_=False)
        lying([(0.05, -0.08), (0.08, -0.06), (0.08, 0.06), (0.05, 0.1), (0.03, 0.14)], (0, 0, 0), CHROME(), 0, 32)
        ring((0, 0.2, 0), 0.1, 0.026, CHROME(), (0, 0, 0))

    placed(one, at, turn)


def collar():
    """A collar that stands as a ring, its leash wound beside it."""
    leather = EXTRA == "leather"
    m = mat("paint-leather", (0.8, 0.8, 0.8), 0.42, coat=0.15, bump=0.12, scale=60) if leather else mat("paint-nylon", (0.8, 0.8, 0.8), 0.75, sheen=0.2, bump=1.2, scale=150)
    metal = BRASS() if leather else CHROME()
    thread = mat("thread", (0.72, 0.66, 0.54), 0.8)
    R = 0.72
    arc = lambda a, r=R, z=0.17: (-0.42 + r * math.cos(math.radians(a)), 0.1 + r * 0.92 * math.sin(math.radians(a)), z)
    width = 0.3
    o, P = webbing([arc(a) for a in range(-80, 271, 14)], width, 0.06, m, "collar")
    for z in (-0.115, 0.115) if leather else ():
        stitches([(p.x + (p.x + 0.42) * 0.05, p.y + (p.y - 0.1) * 0.05, p.z + z) for p in P], thread, 0.06, 0.009)
    if not leather:
        shine = mat("reflex", (0.82, 0.83, 0.8), 0.25, 0.4)
        webbing([arc(a, R + 0.006) for a in range(-72, 263, 14)], 0.07, 0.062, shine)
    # Buckle in front, a keeper, holes and a tag in the shape of a bone.
    y = 0.1 - R * 0.92
    if leather:
        tube([(x - 0.42, y - 0.05, z + 0.17) for x, z in rounded(0.34, 0.44, 0.08) + rounded(0.34, 0.44, 0.08)[:1]], 0.03, metal, round_=False)
        tube([(-0.58, y - 0.09, 0.17), (-0.3, y - 0.09, 0.17)], 0.022, metal, round_=False)
        webbing([arc(a, R + 0.045) for a in range(-100, -34, 8)], width * 0.94, 0.05, m)
        for a in (-74, -64, -54):
            p = arc(a, R + 0.075)
            ball(0.022, p, mat("hole", (0.03, 0.02, 0.015), 0.7))
        webbing([arc(a, R + 0.085) for a in range(-88, -80, 2)], width * 1.1, 0.04, m)
    else:
        for s in (-1, 1):
            soft([(x - 0.42 + s * 0.16, z + 0.17) for x, z in rounded(0.3, 0.38, 0.07)], 0.12, BLACK(), 0.03, y - 0.02)
        box((0.08, 0.1, 0.2), (-0.42, y - 0.02, 0.17), mat("clasp", (0.05, 0.05, 0.055), 0.4), 0.02)
        for s in (-1, 1):
            box((0.05, 0.13, 0.42), (-0.42 + s * 0.4, y + 0.07, 0.17), BLACK(), 0.015, turn=(0, 0, s * 24))
    p = arc(-40)
    ring((p[0] + 0.06, p[1] - 0.07, 0.1), 0.12, 0.024, metal, (90, 0, 40))

    def bone():
        out = closed([(-0.16, 0.035), (-0.2, 0.09), (-0.28, 0.08), (-0.29, 0.0), (-0.28, -0.08), (-0.2, -0.09), (-0.16, -0.035), (0.16, -0.035), (0.2, -0.09), (0.28, -0.08), (0.29, 0.0), (0.28, 0.08), (0.2, 0.09), (0.16, 0.035)], 4)
        sheet(out, 0.03, metal, (0, 0, 0), 0, 0.008)

    placed(bone, (p[0] + 0.16, p[1] - 0.2, 0.0), (12, 0, 24))
    # The leash: wound flat, its loop at the right, its hook in front.
    turns = []
    for k in range(0, 760, 16):
        r = 0.34 + 0.2 * k / 760
        turns.append((0.78 + r * 1.2 * math.cos(math.radians(k + 190)), 0.1 + r * math.sin(math.radians(k + 190)), 0.12))
    end = turns[-1]
    loop = turns + [(1.5, -0.35, 0.12), (1.32, -0.62, 0.12)]
    o, P = webbing(turns + [(end[0] - 0.06, end[1] - 0.3, 0.12), (end[0] - 0.2, end[1] - 0.62, 0.12), (end[0] - 0.42, end[1] - 0.8, 0.12)], 0.22, 0.05, m, "leash")
    if not leather:
        webbing([tuple(p) for p in P[::10]] + [tuple(P[-1])], 0.05, 0.056, mat("reflex", (0.82, 0.83, 0.8), 0.25, 0.4))
    e = P[-1]
    d = (P[-1] - P[-4]).normalized()
    snap_hook((e.x + d.x * 0.22, e.y + d.y * 0.22, 0.1), (0, 0, math.degrees(math.atan2(d.y, d.x)) + 90))
    webbing([(0.36, 0.0, 0.13), (0.3, -0.3, 0.13), (0.46, -0.62, 0.13), (0.66, -0.66, 0.13), (0.74, -0.5, 0.13), (0.6, -0.2, 0.13), (0.5, -0.05, 0.13)], 0.22, 0.05, m)


def post(x, y, low, high, r=0.1):
    """A post wound with sisal cord."""
    sisal = mat("sisal", (0.6, 0.46, 0.28), 0.95, bump=0.8, scale=60)
    n = int((high - low) / 0.034)
    profile = []
    for k in range(n):
        z = low + (high - low) * k / n
        step = (high - low) / n
        profile += [(r - 0.01, z), (r + 0.004, z + step * 0.25), (r + 0.008, z + step * 0.5), (r + 0.004, z + step * 0.75)]
    lathe(profile + [(r - 0.01, high)], sisal, at=(x, y, 0), n=40)


def board(w, d, at, r=0.14, h=0.09, turn=0):
    """A shelf covered with plush."""
    out = rounded(w, d, r, 10)
    o = loft([[(x * f, y * f, z) for x, y in out] for f, z in ((0.97, 0), (1.0, h * 0.25), (1.0, h * 0.75), (0.97, h), (0.5, h + 0.004))], PLUSH())
    o.location = at
    o.rotation_euler = (0, 0, math.radians(turn))


def hanging_ball(x, y, z, low):
    tube([(x, y, z), (x, y, low + 0.07)], 0.008, mat("string", (0.5, 0.42, 0.3), 0.9), round_=False)
    ball(0.075, (x, y, low), mat("toy-ball", (0.75, 0.68, 0.58), 1.0, sheen=0.6, bump=1.5, scale=50))


def house(at, w=0.86, d=0.66, h=0.6):
    """A box with a round door."""
    x0, y0, z0 = at
    m = PLUSH()
    # The front is a plate with a hole, drawn as a ring from the circle to the rectangle.
    n = 96
    corner = math.atan2(h, w)
    angles = sorted([2 * math.pi * k / n for k in range(n)] + [corner, math.pi - corner, math.pi + corner, 2 * math.pi - corner])
    hole = [(0.2 * math.cos(a), 0.2 * math.sin(a) - 0.02) for a in angles]
    outer = []
    for a in angles:
        c, s = math.cos(a), math.sin(a)
        f = min((w / 2) / max(abs(c), 1e-6), (h / 2) / max(abs(s), 1e-6))
        outer.append((c * f, s * f))
    y = y0 - d / 2
    loft([[(x0 + x, yy, z0 + h / 2 + z) for x, z in loop] for loop, yy in ((hole, y + 0.08), (hole, y + 0.01), ([(x * 1.08, z * 1.08) for x, z in hole], y), ([(x * 0.97, z * 0.97) for x, z in outer], y), (outer, y + 0.015), (outer, y + 0.08))], m, caps=False)
    for s in (-1, 1):
        box((0.06, d - 0.03, h), (x0 + s * (w / 2 - 0.03), y0 + 0.015, z0 + h / 2), m, 0.012)
    box((w, 0.06, h), (x0, y0 + d / 2 - 0.03, z0 + h / 2), m, 0.02)
    box((w, d - 0.03, 0.06), (x0, y0 + 0.015, z0 + h - 0.03), m, 0.012)
    box((w, d - 0.03, 0.06), (x0, y0 + 0.015, z0 + 0.03), m, 0.012)
    box((w - 0.14, d - 0.14, 0.06), (x0, y0, z0 + 0.08), CREAM(), 0.02)
    ring((x0, y - 0.002, z0 + h / 2 - 0.02), 0.215, 0.022, CREAM(), (90, 0, 0))


def nest(x, y, z, r=0.32):
    lathe(curve([(0, 0.02), (r * 0.7, 0.0), (r, 0.06), (r * 1.06, 0.16), (r * 0.98, 0.24), (r * 0.84, 0.22), (r * 0.76, 0.12), (r * 0.4, 0.08), (0, 0.08)], 6), PLUSH(), at=(x, y, z), n=72)
    lathe(curve([(r * 0.98, 0.22), (r * 0.93, 0.27), (r * 0.84, 0.22)], 6), CREAM(), at=(x, y, z), n=72)


def tree():
    if EXTRA == "wall":
        # Shelves on a plank for the wall: three steps, a post between two, a nest.
        upright(rounded(0.56, 2.0, 0.1), 0.24, 0.3, BEECH(), 0.015, z=1.0)
        for z in (0.12, 1.88):
            disc(0.035, 0.02, (0, 0.24, z), STEEL())
        for x, z, w in ((-0.3, 0.3, 1.0), (0.34, 0.86, 0.9), (-0.3, 1.46, 1.0)):
            board(w, 0.52, (x, 0, z), 0.12, 0.08)
        post(-0.5, 0.0, 0.38, 1.46, 0.09)
        nest(0.44, -0.02, 0.93, 0.3)
        hanging_ball(0.02, -0.18, 1.46, 1.16)
        return
    board(1.3, 1.0, (0, 0, 0), 0.12, 0.1)
    if EXTRA == "house":
        post(-0.45, 0.28, 0.1, 1.5)
        post(0.45, -0.2, 0.1, 0.68)
        post(0.48, 0.24, 0.1, 0.68)
        house((0.18, 0.0, 0.66), 0.9, 0.7, 0.6)
        board(0.7, 0.62, (-0.42, -0.18, 0.4), 0.1)
        post(-0.42, -0.3, 0.1, 0.4)
        post(0.38, 0.12, 1.26, 2.0)
        nest(0.38, 0.06, 1.98, 0.36)
        board(0.72, 0.6, (-0.38, 0.2, 1.5), 0.12)
        hanging_ball(-0.62, 0.0, 1.5, 1.2)
        return
    post(-0.42, 0.2, 0.1, 1.3)
    post(0.42, 0.24, 0.1, 2.1)
    post(0.36, -0.28, 0.1, 0.62)
    board(0.74, 0.6, (0.32, -0.16, 0.62), 0.12)
    post(-0.42, 0.2, 1.38, 1.7)
    board(0.86, 0.66, (-0.34, 0.12, 1.28), 0.14)
    nest(-0.42, 0.16, 1.68, 0.36)
    board(0.7, 0.6, (0.42, 0.16, 2.1), 0.14)
    tube([(0.75, 0.16, 2.14), (0.8, -0.02, 2.16)], 0.01, PLUSH(), round_=False)
    hanging_ball(0.36, -0.12, 2.1, 1.72)


def kibble(cx, cy, z, radius, top, seed=3, count=150):
    rnd = random.Random(seed)
    m = mat("kibble", (0.36, 0.19, 0.08), 0.9, bump=0.6, scale=40)
    m2 = mat("kibble-dark", (0.26, 0.12, 0.05), 0.9, bump=0.6, scale=40)
    lathe([(0, top), (radius * 0.9, top - 0.05), (radius, z)], m2, at=(cx, cy, 0), n=48)
    for k in range(count):
        a, r = rnd.uniform(0, 2 * math.pi), radius * 0.93 * math.sqrt(rnd.random())
        h = top + 0.02 - 0.06 * (r / radius) ** 2 + rnd.uniform(-0.012, 0.02)
        o = lathe([(0, 0.035), (0.04, 0.035), (0.055, 0.02), (0.055, -0.02), (0.04, -0.035), (0, -0.035)], rnd.choice((m, m2)), n=14, at=(cx + r * math.cos(a), cy + r * math.sin(a), h))
        o.rotation_euler = (rnd.uniform(-0.7, 0.7), rnd.uniform(-0.7, 0.7), 0)


def reach(outline, x, y, angle):
    """Where a ray from (x, y) leaves the outline."""
    c, s, best = math.cos(angle), math.sin(angle), 0.0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        ex, ey = bx - ax, by - ay
        det = ex * s - ey * c
        if abs(det) < 1e-12:
            continue
        t = (ex * (ay - y) - ey * (ax - x)) / det
        k = (c * (ay - y) - s * (ax - x)) / det
        if t > 0 and -1e-9 <= k <= 1 + 1e-9:
            best = max(best, t)
    return x + c * best, y + s * best


def bowl():
    if EXTRA == "steel":
        lathe(curve([(0.62, 0.0), (0.86, 0.0), (0.9, 0.03), (0.72, 0.42), (0.7, 0.46)], 6), mat("paint-coat", (0.8, 0.8, 0.8), 0.4, coat=0.3))
        lathe([(0.7, 0.45), (0.74, 0.47), (0.74, 0.5), (0.69, 0.52), (0.66, 0.5), (0.62, 0.3), (0.54, 0.16), (0.4, 0.12), (0, 0.12)], SATIN_STEEL())
        lathe([(0.84, -0.03), (0.9, -0.02), (0.915, 0.02), (0.9, 0.05), (0.86, 0.02)], RUBBER())
    elif EXTRA == "double":
        out = rounded(2.3, 1.2, 0.34, 14)
        loft([[(x * f, y * (1 - (1 - f) * 1.7), z) for x, y in out] for f, z in ((0.98, 0), (1.0, 0.03), (0.95, 0.4), (0.93, 0.46), (0.9, 0.47))], mat("paint-base", (0.8, 0.8, 0.8), 0.35, coat=0.3), caps=False)
        half = [(x * 0.9, y * 0.83) for x, y in out]
        for s in (-1, 1):
            side = [(x, y) for x, y in half if x * s > 0]
            side = sorted(side, key=lambda p: math.atan2(p[1], p[0] * s))
            side = [(0.0, side[0][1])] + side + [(0.0, side[-1][1])]
            marks = [math.atan2(y, x - s * 0.54) for x, y in (side[0], side[-1])]
            angles = sorted([2 * math.pi * k / 120 - math.pi for k in range(120)] + marks)
            edge = [reach(side, s * 0.54, 0.0, a) for a in angles]
            loft([[(x, y, 0.47) for x, y in edge], [(s * 0.54 + 0.45 * math.cos(a), 0.45 * math.sin(a), 0.47) for a in angles]], mat("paint-base"), caps=False)
            lathe([(0.47, 0.46), (0.5, 0.48), (0.5, 0.5), (0.46, 0.515), (0.42, 0.5), (0.38, 0.28), (0.3, 0.2), (0, 0.2)], SATIN_STEEL(), at=(s * 0.54, 0, 0))
        for x in (-0.9, 0.9):
            for y in (-0.4, 0.4):
                lathe([(0, -0.03), (0.08, -0.03), (0.08, 0.02)], RUBBER(), at=(x, y, 0), n=24)
    elif EXTRA == "slow":
        m = mat("paint-plastic", (0.8, 0.8, 0.8), 0.35, coat=0.3)
        lathe(curve([(0, 0.08), (0.74, 0.08), (0.8, 0.14), (0.86, 0.38), (0.9, 0.44), (0.97, 0.45), (1.0, 0.41), (0.96, 0.28), (0.98, 0.03), (0.94, 0.0), (0.8, 0.0)], 6), m)
        # A maze of walls.
        for r, spans in ((0.56, ((10, 100), (130, 220), (250, 340))), (0.32, ((60, 160), (200, 280), (310, 390)))):
            for a, b in spans:
                pts = [(r * math.cos(math.radians(t)), r * math.sin(math.radians(t))) for t in range(a, b + 1, 6)]
                sections = []
                for k, (x, y) in enumerate(pts):
                    d = Vector((x, y, 0)).normalized()
                    e = 0.4 if k in (0, len(pts) - 1) else 1
                    sections.append([(x + d.x * w * e, y + d.y * w * e, z) for w, z in ((-0.075, 0.06), (-0.06, 0.3), (-0.03, 0.36), (0.03, 0.36), (0.06, 0.3), (0.075, 0.06))])
                bevelled(loft(sections, m), 0.02, 3)
        lathe(curve([(0.14, 0.06), (0.12, 0.26), (0.07, 0.34), (0, 0.36)], 6), m, n=48)
        lathe([(0.84, -0.03), (0.93, -0.02), (0.93, 0.02)], RUBBER())
    else:
        m = mat("paint-glaze", (0.8, 0.8, 0.8), 0.16, coat=0.8)
        lathe(curve([(0.7, 0.0), (0.76, 0.0), (0.8, 0.04), (0.84, 0.3), (0.86, 0.46), (0.83, 0.5), (0.78, 0.46)], 6), m)
        lathe(curve([(0.785, 0.47), (0.74, 0.3), (0.66, 0.16), (0.4, 0.11), (0, 0.1)], 6), mat("white-glaze", (0.78, 0.76, 0.71), 0.18, coat=0.7))
        lathe([(0.7, 0.0), (0.74, -0.02), (0.78, 0.02)], mat("clay", (0.6, 0.5, 0.38), 0.8))
        # A paw in front.
        for x, z, r, q in ((0, 0.19, 0.085, 0.8), (-0.13, 0.3, 0.042, 1.3), (-0.05, 0.355, 0.045, 1.3), (0.05, 0.355, 0.045, 1.3), (0.13, 0.3, 0.042, 1.3)):
            y = -math.sqrt(max(0, (0.835 + 0.05 * (z - 0.3)) ** 2 - x * x))
            ball(r, (x, y + 0.005, z), mat("white-glaze", (0.78, 0.76, 0.71), 0.18, coat=0.7), (1, 0.16, q))


def bars(points, radius, material):
    """Many straight bars as one object: pairs of ends."""
    for a, b in points:
        tube([a, b], radius, material, round_=False)


def birdcage():
    """A cage of wire: arched, or with a flat roof on a stand."""
    m = mat("paint-wire", (0.8, 0.8, 0.8), 0.35, coat=0.4)
    w, d = 0.95, 0.66
    z0 = 1.5 if EXTRA == "stand" else 0.0
    tray = mat("paint-tray", (0.8, 0.8, 0.8), 0.4, coat=0.3)
    base = rounded(2 * w + 0.12, 2 * d + 0.12, 0.1, 8)
    loft([[(x * f, y * f, z0 + z) for x, y in base] for f, z in ((0.97, 0.0), (1.0, 0.03), (1.02, 0.24), (1.0, 0.26), (0.96, 0.26), (0.95, 0.08), (0.2, 0.08))], tray)
    box((1.3, 0.04, 0.12), (0, -d - 0.075, z0 + 0.12), mat("drawer", (0.3, 0.3, 0.31), 0.5), 0.015)
    box((0.3, 0.04, 0.035), (0, -d - 0.1, z0 + 0.13), mat("grip", (0.7, 0.7, 0.7), 0.4), 0.012)
    low = z0 + 0.24
    wall = 1.1
    arch = 0.55 if EXTRA != "stand" else 0.42
    top = lambda x: low + wall + arch * math.sqrt(max(0.0, 1 - (x / w) ** 2))
    verts_n = 22
    wires = 0.013
    for k in range(verts_n + 1):
        x = -w + 2 * w * k / verts_n
        for y in (-d, d):
            tube([(x, y, low), (x, y, top(x))], wires, m, round_=False)
    side_n = 15
    for k in range(side_n + 1):
        y = -d + 2 * d * k / side_n
        n = 26
        pts = [(-w, y, low), (-w, y, low + wall)] + [(-w * math.cos(math.pi * i / n), y, low + wall + arch * math.sin(math.pi * i / n)) for i in range(1, n)] + [(w, y, low + wall), (w, y, low)]
        tube(pts, wires if 0 < k < side_n else 0.02, m, round_=False)
    for z in (low + 0.03, low + 0.4, low + 0.76, low + wall):
        loop = [(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z), (-w, -d, z)]
        for a, b in zip(loop, loop[1:]):
            tube([a, b], 0.018, m, round_=False)
    for k in range(1, 6):
        a = math.pi * k / 6
        x, z = -w * math.cos(a), low + wall + arch * math.sin(a)
        tube([(x, -d, z), (x, d, z)], 0.016, m, round_=False)
    # Doors, perches, feeders, a swing, the ring.
    for x in (0,):
        pts = [(-0.26, -d - 0.02, low + 0.4), (-0.26, -d - 0.02, low + 0.92), (0.26, -d - 0.02, low + 0.92), (0.26, -d - 0.02, low + 0.4), (-0.26, -d - 0.02, low + 0.4)]
        for a, b in zip(pts, pts[1:]):
            tube([a, b], 0.022, m, round_=False)
        box((0.07, 0.05, 0.08), (0.26, -d - 0.04, low + 0.66), STEEL(), 0.015)
    wood = BEECH()
    tube([(-w, -0.12, low + 0.46), (w, -0.12, low + 0.46)], 0.035, wood, round_=False)
    tube([(-w, 0.24, low + 0.82), (w, 0.24, low + 0.82)], 0.035, wood, round_=False)
    for s, c in ((-1, (0.1, 0.35, 0.6)), (1, (0.75, 0.45, 0.05))):
        o = box((0.2, 0.3, 0.24), (s * (w + 0.08), -0.26, low + 0.28), mat(f"feeder{s}", c, 0.3, coat=0.4), 0.04)
    for s in (-1, 1):
        tube([(s * 0.18, 0, top(0.18)), (s * 0.16, 0, low + 1.02)], 0.01, STEEL(), round_=False)
    tube([(-0.24, 0, low + 1.02), (0.24, 0, low + 1.02)], 0.03, wood, round_=False)
    ring((0, 0, top(0) + 0.12), 0.11, 0.02, m)
    if EXTRA == "stand":
        s = 0.0
        for x in (-w + 0.04, w - 0.04):
            for y in (-d + 0.04, d - 0.04):
                tube([(x, y, 0.08), (x, y, z0 + 0.05)], 0.035, m, round_=False)
                ball(0.06, (x, y, 0.06), BLACK())
        sheet([(x * 0.94, y * 0.94) for x, y in base], 0.04, tray, (0, 0, 0.42), 0, 0.012)
        for y in (-d + 0.04, d - 0.04):
            tube([(-w + 0.04, y, z0 - 0.02), (w - 0.04, y, z0 - 0.02)], 0.028, m, round_=False)


def fish(at, turn, color, stripe, size=0.17):
    def one():
        o = ball(size, (0, 0, 0), color, (1.25, 0.42, 0.72))
        for dx in (-0.05, 0.06):
            ball(size, (dx, 0, 0), stripe, (0.16, 0.43, 0.7))
        upright(closed([(0.95 * size, 0.0), (1.9 * size, 0.62 * size), (1.6 * size, 0.0), (1.9 * size, -0.62 * size)], 5), -0.008, 0.008, color, 0)
        upright(closed([(-0.3 * size, 0.62 * size), (0.1 * size, 1.1 * size), (0.7 * size, 0.9 * size), (0.5 * size, 0.45 * size)], 5), -0.006, 0.006, color, 0)
        upright(closed([(-0.1 * size, -0.6 * size), (0.3 * size, -1.0 * size), (0.5 * size, -0.5 * size)], 5), -0.006, 0.006, color, 0)
        for s in (-1, 1):
            ball(0.024, (-0.8 * size, s * 0.26 * size, 0.12 * size), BLACK())

    placed(one, at, (0, 0, turn))


def plant(x, y, z, height, color, count, seed, spread=0.16):
    rnd = random.Random(seed)
    for k in range(count):
        a = rnd.uniform(0, 6.28)
        h = height * rnd.uniform(0.6, 1.0)
        s = spread * rnd.uniform(0.4, 1.2)
        pts = curve([(x, y, z), (x + s * 0.3 * math.cos(a), y + s * 0.3 * math.sin(a), z + h * 0.5), (x + s * math.cos(a + 0.4), y + s * math.sin(a + 0.4), z + h)], 8)
        w = 0.035
        n = len(pts)
        side = Vector((-math.sin(a), math.cos(a), 0))
        verts = []
        for i, p in enumerate(pts):
            f = w * math.sin(math.pi * (0.12 + 0.86 * i / (n - 1))) ** 0.8
            verts += [tuple(Vector(p) - side * f), tuple(Vector(p) + side * f)]
        add("leaf", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)], color)


def pane(name, gloss, color=(1, 1, 1)):
    """Thin glass: light passes straight, and a little is mirrored."""
    m = mat(name, color, 0.02)
    t = m.node_tree
    out = t.nodes["Material Output"]
    mix, clear, mirror = (t.nodes.new(f"ShaderNode{n}") for n in ("MixShader", "BsdfTransparent", "BsdfGlossy"))
    mirror.inputs["Roughness"].default_value = 0.03
    clear.inputs["Color"].default_value = (*color, 1)
    mix.inputs[0].default_value = gloss
    t.links.new(clear.outputs[0], mix.inputs[1])
    t.links.new(mirror.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs["Surface"])
    return m


def inner_wall(name, color):
    """A wall that is only seen from the side where it faces."""
    m = mat(name, color, 0.8)
    t = m.node_tree
    mix, clear, geometry = (t.nodes.new(f"ShaderNode{n}") for n in ("MixShader", "BsdfTransparent", "NewGeometry"))
    t.links.new(geometry.outputs["Backfacing"], mix.inputs[0])
    t.links.new(t.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    t.links.new(clear.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], t.nodes["Material Output"].inputs["Surface"])
    return m


def facing(corners, towards, material):
    """A flat wall of four corners that faces a point."""
    me = bpy.data.meshes.new("wall")
    a, b, c = (Vector(p) for p in corners[:3])
    if (b - a).cross(c - a).dot(Vector(towards) - a) < 0:
        corners = corners[::-1]
    me.from_pydata(corners, [], [(0, 1, 2, 3)])
    me.materials.append(material)
    o = bpy.data.objects.new("wall", me)
    bpy.context.collection.objects.link(o)


def aquarium():
    """A tank with light, gravel, plants and fish. Glass is thin, water is the colour of the inner walls."""
    nano = EXTRA == "nano"
    w, d, h = (1.2, 1.1, 1.25) if nano else (2.3, 1.0, 1.25)
    black = mat("frame", (0.025, 0.025, 0.028), 0.4)
    t = 0.03
    clear = pane("tank", 0.07, (0.97, 0.99, 0.99))
    x, y, low, high = w / 2, d / 2, 0.06, h + 0.05
    for corners in (
        [(-x, -y, low), (x, -y, low), (x, -y, high), (-x, -y, high)],
        [(-x, y, low), (-x, -y, low), (-x, -y, high), (-x, y, high)],
        [(x, -y, low), (x, y, low), (x, y, high), (x, -y, high)],
    ):
        facing(corners, (0, 0, 0.5), clear)
    # Polished edges of the glass.
    edge = mat("glass-edge", (0.42, 0.62, 0.6), 0.15, coat=0.6)
    for cx, cy in ((-x, -y), (x, -y), (-x, y), (x, y)):
        box((0.026, 0.026, h), (cx, cy, h / 2 + 0.05), edge, 0.004, 2)
    if nano:
        for size, at in (((w, 0.022, 0.02), (0, -y, high)), ((w, 0.022, 0.02), (0, y, high)), ((0.022, d, 0.02), (-x, 0, high)), ((0.022, d, 0.02), (x, 0, high))):
            box(size, at, edge, 0.004, 2)
    # The inner walls, pale blue: what is seen through the water.
    top = h - 0.06
    blue, pale = inner_wall("water-wall", (0.2, 0.5, 0.62)), inner_wall("dry-wall", (0.78, 0.84, 0.86))
    i = 0.012
    for z0, z1, m in ((low, top, blue), (top, high, pale)):
        facing([(-x + i, y - i, z0), (x - i, y - i, z0), (x - i, y - i, z1), (-x + i, y - i, z1)], (0, 0, 0.5), m)
        for s in (-1, 1):
            facing([(s * (x - i), -y, z0), (s * (x - i), y, z0), (s * (x - i), y, z1), (s * (x - i), -y, z1)], (0, 0, 0.5), m)
    box((w - 2 * t, d - 2 * t, 0.004), (0, 0, top), pane("water-top", 0.2, (0.85, 0.95, 0.97)), 0.001, 1)
    box((w + 0.03, d + 0.03, 0.08), (0, 0, 0.04), black, 0.015)
    if nano:
        box((0.5, 0.24, 0.05), (0, 0.16, h + 0.44), black, 0.02)
        box((0.44, 0.2, 0.012), (0, 0.16, h + 0.412), glow("tank-light", (0.9, 0.97, 1.0), 2.2), 0.004)
        tube([(0, d / 2 + 0.02, h - 0.1), (0, d / 2 + 0.02, h + 0.3), (0, d / 2 - 0.1, h + 0.46), (0, 0.2, h + 0.45)], 0.025, black, n=8)
        box((0.1, 0.1, 0.2), (0, d / 2 + 0.02, h - 0.02), black, 0.02)
    else:
        box((w + 0.04, d + 0.04, 0.2), (0, 0, h + 0.13), black, 0.035)
        box((w * 0.46, d * 0.5, 0.02), (-0.3, -0.1, h + 0.235), mat("flap", (0.05, 0.05, 0.054), 0.3, coat=0.4), 0.008)
        box((w * 0.9, d * 0.2, 0.012), (0, -0.1, h + 0.022), glow("tank-light", (0.9, 0.97, 1.0), 2.0), 0.004)
    # Gravel: a bed with grains at its front.
    sand = mat("gravel", (0.6, 0.5, 0.36), 0.95, bump=2.0, scale=36)
    rnd = random.Random(5)
    cols = 60

    def bed_of(u, v):
        x, y = (-0.5 + u) * (w - 2 * t - 0.01), (-0.5 + v) * (d - 2 * t - 0.05) - 0.01
        return (x, y, 0.22 + 0.12 * v + 0.025 * math.sin(7 * u + 2) + 0.012 * math.sin(31 * u + 17 * v))

    surface(bed_of, cols, 30, sand)
    y0 = -d / 2 + t + 0.012
    front = [(bed_of(k / cols, 0)[0], y0, bed_of(k / cols, 0)[2]) for k in range(cols + 1)]
    verts = front + [(x, y0, 0.08) for x, y, z in front]
    add("gravel-front", verts, [(k, k + 1, cols + 2 + k, cols + 1 + k) for k in range(cols)], sand)
    side = [(-w / 2 + t + 0.006, bed_of(0, k / 20)[1], bed_of(0, k / 20)[2]) for k in range(21)]
    for s in (-1, 1):
        pts = [(s * (w / 2 - t - 0.006), y, z) for x, y, z in side]
        add("gravel-side", pts + [(x, y, 0.08) for x, y, z in pts], [(k, k + 1, 22 + k, 21 + k) for k in range(20)], sand)
    for k in range(70 if nano else 130):
        x, y = rnd.uniform(-0.48, 0.48) * (w - 0.1), rnd.uniform(-0.48, 0.4) * (d - 0.12)
        g = rnd.choice((0.32, 0.5, 0.7))
        ball(rnd.uniform(0.016, 0.034), (x, y, 0.235 + 0.12 * (y / d + 0.5)), mat(f"pebble{g}", (g, g * 0.88, g * 0.7), 0.6), (1, 1, 0.7))
    # Stones and wood, plants and fish.
    stone = mat("rock", (0.2, 0.2, 0.21), 0.8, bump=1.5, scale=12)
    for x, y, r in ((0.34 * w * 0.8, 0.06, 0.2), (0.2 * w, 0.2, 0.13), (-0.36 * w, 0.12, 0.12)):
        o = ball(r, (x, y, 0.3 + r * 0.3), stone, (1.2, 0.9, 0.95))
        shaggy(o, 0.1, 0.16, 0)
    tube([(-0.1 * w, 0.1, 0.28), (0.0, 0.12, 0.5), (0.12 * w, 0.1, 0.62), (0.2 * w, 0.08, 0.8)], [0.07, 0.06, 0.045, 0.02], mat("driftwood", (0.2, 0.11, 0.06), 0.85, bump=1.5, scale=20), n=10)
    tube([(0.02, 0.12, 0.5), (-0.1, 0.06, 0.7), (-0.14, 0.02, 0.86)], [0.045, 0.03, 0.015], mat("driftwood", (0.2, 0.11, 0.06), 0.85, bump=1.5, scale=20), n=8)
    green = mat("leaf", (0.1, 0.38, 0.06), 0.5)
    lime = mat("leaf-light", (0.26, 0.5, 0.08), 0.5)
    red = mat("leaf-red", (0.45, 0.08, 0.07), 0.5)
    for x, y, hh, m, c, seed in ((-0.38, 0.2, 0.8, green, 16, 1), (-0.24, 0.28, 0.62, lime, 14, 2), (0.4, 0.28, 0.72, green, 16, 3), (0.3, -0.1, 0.26, lime, 12, 4), (-0.12, -0.16, 0.2, green, 12, 5), (0.06, 0.3, 0.5, red, 12, 6), (-0.42, -0.2, 0.2, lime, 12, 7)):
        plant(x * w, y * d, 0.26 + 0.1 * (y + 0.5), hh, m, c, seed)
    orange, white = mat("fish-orange", (0.9, 0.24, 0.02), 0.35, coat=0.4), mat("fish-white", (0.85, 0.83, 0.78), 0.35)
    blue_f, yellow = mat("fish-blue", (0.03, 0.2, 0.65), 0.35, coat=0.4), mat("fish-yellow", (0.9, 0.6, 0.03), 0.35)
    if nano:
        fish((-0.12, -0.2, 0.78), 12, orange, white, 0.15)
        fish((0.26, -0.05, 0.98), -160, blue_f, yellow, 0.1)
    else:
        fish((-0.35, -0.2, 0.74), 10, orange, white, 0.16)
        fish((0.5, -0.22, 0.96), 170, orange, white, 0.13)
        fish((0.75, -0.18, 0.6), 8, blue_f, yellow, 0.11)
        fish((-0.8, -0.12, 1.0), -165, blue_f, yellow, 0.1)
        # The filter at the left end.
        box((0.14, 0.2, 0.5), (-w / 2 + 0.13, 0.26, h - 0.3), black, 0.02)


{"bed": bed, "collar": collar, "tree": tree, "bowl": bowl, "birdcage": birdcage, "aquarium": aquarium}[opt["kind"]]()
opt["raw"] = True
